import type { Faq } from '#src/contract/config.ts';
import { fold } from '#src/lib/text/typed.ts';

export interface FaqGroup {
  readonly name: string;
  readonly questions: readonly Faq[];
}

/** In the order of the platform, which decides where a group begins. */
export function groupsOf(list: readonly Faq[]): FaqGroup[] {
  const groups = new Map<string, Faq[]>();
  for (const each of list) groups.set(each.group, [...(groups.get(each.group) ?? []), each]);
  return [...groups].map(([name, questions]) => ({ name, questions }));
}

/** Every word of the text occurs in the question, in its answer or in the name of its group. */
export function findQuestions(list: readonly Faq[], text: string): readonly Faq[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return list;
  return list.filter((each) => {
    const content = fold(`${each.question} ${wordsOf(each.answer)} ${each.group}`);
    return words.every((word) => content.includes(word));
  });
}

/** An answer is markup, and nobody searches for that. */
const wordsOf = (answer: string): string => answer.replaceAll(/<[^>]*>/g, ' ');
