import { Markup } from '#src/ui/RichText/Markup.tsx';
import { RichText } from '#src/ui/RichText/RichText.tsx';
import { specimenOf } from '../../specimen.ts';

const LIST = `<h3>How it works</h3><p>Play <b>ten rounds</b> in a day, then:</p>
<ol><li>open the bonus</li><li>claim your coins</li></ol><ul><li>once a day</li><li>in every game</li></ul>`;
const LINKS =
  '<p>The <a href="/legal/terms">terms</a>, and <a href="https://halcyon.example">our site</a>.</p>';
const TABLE = `<table><thead><tr><th>Level</th><th>Rebate</th><th>Each day</th></tr></thead>
<tbody><tr><td>1</td><td>0.3 %</td><td>10</td></tr><tr><td>2</td><td>0.5 %</td><td>25</td></tr></tbody></table>`;

export const richText = specimenOf(
  { RichText },
  {
    'headings and lists': <RichText html={LIST} />,
    links: <RichText html={LINKS} />,
    table: <RichText html={TABLE} />,
  },
);

export const markup = specimenOf({ Markup }, { className: <Markup html={LINKS} className={undefined} /> });
