import { useLayoutEffect, useRef } from 'react';
import type { Faq } from '#src/contract/config.ts';
import { restoring } from '#src/navigation/scroll-place.ts';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { RichText } from '#src/ui/RichText/RichText.tsx';
import styles from './Questions.module.css';

interface QuestionsProps {
  readonly questions: readonly Faq[];
  readonly openId: number;
  /** 0 closes the open one. */
  readonly onOpen: (id: number) => void;
}

/** One answer at a time, because the address names it. */
export function Questions({ questions, openId, onOpen }: QuestionsProps) {
  return (
    <ul className={styles.questions}>
      {questions.map((each) => (
        <Question
          key={each.id}
          {...each}
          isOpen={each.id === openId}
          onToggle={(isOpen) => onOpen(isOpen ? each.id : 0)}
        />
      ))}
    </ul>
  );
}

interface QuestionProps extends Faq {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

function Question({ question, answer, isOpen, onToggle }: QuestionProps) {
  const row = useRef<HTMLLIElement>(null);
  const isWanted = useRef(isOpen);
  useLayoutEffect(() => {
    // Open from the start: a link led to it, and it is shown before the list is seen at its top.
    if (isWanted.current && !restoring.isOn) row.current?.scrollIntoView({ block: 'start' });
    isWanted.current = false;
  }, []);
  return (
    <li ref={row} className={styles.question}>
      <Disclosure title={question} isOpen={isOpen} onToggle={onToggle}>
        <RichText html={answer} />
      </Disclosure>
    </li>
  );
}
