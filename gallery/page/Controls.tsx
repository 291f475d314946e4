import { useSignals } from '@preact/signals-react/runtime';
import { type Choice, CHOICES, choose, settings } from '../settings.ts';
import styles from './Controls.module.css';

const NAMES: Readonly<Record<Choice, string>> = {
  scheme: 'Colours',
  direction: 'Direction',
  text: 'Text size',
  vip: 'VIP theme',
};

const WORDS: Readonly<Record<string, string>> = {
  device: 'Device',
  light: 'Light',
  dark: 'Dark',
  ltr: 'Left to right',
  rtl: 'Right to left',
  100: '100 %',
  200: '200 %',
  0: 'None',
};

export function Controls() {
  useSignals();
  const shown = settings.value;
  return (
    <div className={styles.controls}>
      {(Object.keys(CHOICES) as Choice[]).map((choice) => (
        <fieldset key={choice} className={styles.control}>
          <legend className={styles.name}>{NAMES[choice]}</legend>
          <div className={styles.values}>
            {CHOICES[choice].map((value) => (
              <label key={value} className={styles.value}>
                <input
                  type="radio"
                  className={styles.mark}
                  name={choice}
                  checked={shown[choice] === value}
                  onChange={() => choose({ [choice]: value })}
                />
                <span>{WORDS[value] ?? value}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
