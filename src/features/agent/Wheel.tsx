import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Award } from '#src/contract/primitives.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { language, useT } from '#src/i18n/t.ts';
import type { Content } from '#src/lib/elements.ts';
import { describeAward } from '#src/patterns/awards/describe-award.ts';
import styles from './Wheel.module.css';
import { degreesTo, iconOf, labelOf, sectorPath, spokenOf } from './wheel-drawing.ts';

const TURNS = 5;
const TURN_MS = 4200;
/** Fast at first, then slower and slower. */
const EASING = 'cubic-bezier(0.15, 0.75, 0.1, 1)';

interface WheelProps {
  /** One field each. */
  readonly awards: readonly Award[];
  /** The field at which it stops; it turns when this is set. */
  readonly stopsAt?: number | undefined;
  readonly onStop?: (() => void) | undefined;
}

export function Wheel({ awards, ...turning }: WheelProps) {
  useSignals();
  const t = useT();
  const config = useConfig();
  const locale = language.value;
  const disc = useTurning(awards.length, turning);
  const named = awards.map((award) => spokenOf(describeAward(award, config, t), locale));
  return (
    <div className={styles.wheel}>
      <Layer label={t('agent.onWheel', { awards: named.join(', ') })}>
        <circle className={styles.rim} r="97" />
      </Layer>
      <Layer of={disc}>
        {awards.map((award, index) => (
          // The order of the fields never changes.
          <Field key={`${index}-${award.itemId}`} award={award} index={index} count={awards.length} />
        ))}
      </Layer>
      <Layer>
        <circle className={styles.hub} r="15" />
        <path className={styles.wave} d="M-8 2q4-6 8-2t8-2" />
        <path className={styles.pointer} d="M-9-99H9L0-80Z" />
      </Layer>
    </div>
  );
}

interface LayerProps {
  readonly of?: RefObject<SVGSVGElement | null>;
  /** One layer speaks for all. */
  readonly label?: string;
  readonly children: Content;
}

/** Only the one with the fields turns: the browser draws it once and then moves it. */
function Layer({ of, label, children }: LayerProps) {
  return (
    <svg
      ref={of}
      className={of ? styles.disc : styles.layer}
      viewBox="-100 -100 200 200"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {children}
    </svg>
  );
}

interface FieldProps {
  readonly award: Award;
  readonly index: number;
  readonly count: number;
}

function Field({ award, index, count }: FieldProps) {
  useSignals();
  const t = useT();
  const config = useConfig();
  const locale = language.value;
  const view = describeAward(award, config, t);
  return (
    <g transform={`rotate(${(360 * index) / count})`}>
      <path className={index % 2 === 0 ? styles.even : styles.odd} d={sectorPath(count)} />
      <text className={styles.label} y="-63" fontSize="15">
        {labelOf(view, locale)}
      </text>
      <svg className={styles.icon} x="-8" y="-57" width="16" height="16" viewBox="0 0 24 24">
        <path d={iconOf(view.kind)} />
      </svg>
    </g>
  );
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Turns the disc once for each field that it is given; with reduced motion it is at the field at once. */
function useTurning(count: number, { stopsAt, onStop }: Pick<WheelProps, 'stopsAt' | 'onStop'>) {
  const disc = useRef<SVGSVGElement>(null);
  const stop = useEffectEvent(() => onStop?.());
  useEffect(() => {
    if (!disc.current || stopsAt === undefined) return;
    const turning = turn(disc.current, degreesTo(stopsAt, count));
    let isCurrent = true;
    // One that is taken away while it turns has not stopped.
    void Promise.resolve(turning?.finished).then(
      () => isCurrent && stop(),
      () => {},
    );
    return () => {
      isCurrent = false;
      turning?.cancel();
    };
  }, [stopsAt, count]);
  return disc;
}

function turn(disc: SVGSVGElement, degrees: number): Animation | undefined {
  const to = (angle: number) => ({ transform: `rotate(${angle}deg)` });
  disc.style.transform = to(degrees).transform;
  if (isStill()) return undefined;
  return disc.animate([to(0), to(degrees + 360 * TURNS)], { duration: TURN_MS, easing: EASING });
}
