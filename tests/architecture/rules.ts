// Rules that no tool knows, by the sentence that states each.
import * as places from './places.ts';
import * as styles from './styles.ts';
import * as texts from './texts.ts';
import type { Rule } from './tree.ts';
import { wordsAreStandard } from './words.ts';
import { workerStaysSmall } from './worker.ts';

export const RULES: Readonly<Record<string, Rule>> = {
  'every folder has a row in the table of imports': places.everyFolderHasARow,
  'files are short': places.filesAreShort,
  'folders are small': places.foldersAreSmall,
  'folders are named after their contents': places.foldersAreNamed,
  'an area has the same name everywhere': places.areasHaveOneName,
  'features are built alike': places.featuresAreBuiltAlike,
  'queries are in the store': places.queriesLieInTheStore,
  'tests are in the folder that runs them': places.testsLieWhereTheyRun,
  'every document that is named exists': places.namedDocumentsExist,
  'every file that a document names exists': places.namedFilesExist,
  'no path or host belongs to one machine': places.nothingBelongsToOneMachine,
  'the worker carries no React, no upgrades and no games': workerStaysSmall,
  'every language has the same files': texts.languagesHaveTheSameFiles,
  'texts are loaded with the screens that show them': texts.textsAreLoadedWithTheScreen,
  'every token that is used exists': styles.tokensExist,
  'every class that is used exists, and every class that exists is used': styles.classesExist,
  'a style sheet is beside its component': styles.sheetsLieBesideTheirComponent,
  'the first screen has no inline style': styles.firstScreenHasNoInlineStyle,
  'names and comments use standard words': wordsAreStandard,
};
