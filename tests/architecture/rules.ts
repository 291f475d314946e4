// Every rule, by the sentence that states it.
import { onlyNavigationParsesTheQuery } from './address.ts';
import { noCircles } from './circles.ts';
import { codesHaveNames, codesStayKnown } from './codes.ts';
import * as habits from './habits.ts';
import * as layers from './layers.ts';
import { memberDataIsWrittenInOnePlace } from './member-writes.ts';
import * as names from './names.ts';
import { eventsSayNothingPersonal, onlyTrackMakesEvents } from './payloads.ts';
import { errorsAreReportedByACall } from './reports.ts';
import * as sizes from './sizes.ts';
import * as styles from './styles.ts';
import { textIsAKey } from './text.ts';
import * as texts from './texts.ts';
import { waitsAndAgesAreBounded } from './timing.ts';
import type { Rule } from './tree.ts';
import * as worker from './worker.ts';

export const RULES: Record<string, Record<string, Rule>> = {
  'who may import whom': {
    'every folder has a line in the table': layers.everyFolderIsInTheTable,
    'imports go downwards, and a feature never imports a feature': layers.importsGoDownwards,
    'a folder imports only the packages in its line': layers.packagesAreKnown,
    'imports are relative inside a folder, use # across folders, and include the extension':
      layers.importsAreWrittenOneWay,
    'the page imports the area it needs, never the whole contract': layers.wholeContractStaysOut,
    'the worker stays free of React': worker.workerStaysFreeOfReact,
    'the worker carries neither upgrades nor games': worker.workerCarriesNoUpgrade,
    'rows of a member are written by one function': memberDataIsWrittenInOnePlace,
    'no files import each other in a circle': noCircles,
    'only navigation parses the query of an address': onlyNavigationParsesTheQuery,
    'demo data is only seeded': layers.demoIsOnlySeeded,
  },
  size: {
    'files are short': sizes.filesAreShort,
    'folders are small': sizes.foldersAreSmall,
  },
  names: {
    'folders are named after their contents': names.foldersHaveMeaning,
    'files are kebab-case, components PascalCase': names.filesAreNamedAlike,
    'a component has a file of its name': names.componentsHaveTheirFile,
    'a style sheet is beside its component': names.stylesLieBeside,
    'default exports are for screens and overlays': names.defaultsAreForLazyLoading,
    'no file only re-exports': names.noBarrels,
    'an area has the same name everywhere': names.areasHaveOneName,
    'features are built alike': names.featuresAreBuiltAlike,
    'a code has a name': codesHaveNames,
    'a refusal says which codes are possible': codesStayKnown,
  },
  'what a person sees': {
    'every text is a key': textIsAKey,
    'every language has the same files': texts.languagesHaveTheSameFiles,
    'texts are loaded with the screens that show them': texts.textsAreLoadedWithTheScreen,
    'properties are logical': styles.propertiesAreLogical,
    'colours are tokens': styles.coloursAreTokens,
    'text grows with the reader': styles.textGrowsWithTheReader,
    'sizes of text are tokens': styles.textSizesAreTokens,
    'distances are tokens': styles.distancesAreTokens,
    'every token that is used exists': styles.tokensExist,
    'every class that is used exists, and every class that exists is used': styles.classesExist,
    'the first screen has no inline style': styles.firstScreenHasNoInlineStyle,
  },
  'what analysts see': {
    'events say nothing personal': eventsSayNothingPersonal,
    'only track() makes events': onlyTrackMakesEvents,
    'errors are reported by a call': errorsAreReportedByACall,
  },
  habits: {
    'tests run, and never sleep': habits.testsRunAndNeverSleep,
    'waits and ages are computed in one place': waitsAndAgesAreBounded,
    'tests are in the folder that runs them': habits.testsLieInTheirPlace,
    'comments say what the code cannot': habits.commentsSayWhatCodeCannot,
    'a module does nothing on import': habits.modulesDoNothingByThemselves,
    'every document that is named exists': habits.pagesThatAreNamedExist,
    'no path or host belongs to one machine': habits.nothingOfOneMachine,
  },
};
