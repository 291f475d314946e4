// Charts as SVG text. Besides colours, areas have patterns and figures stand beside them, so that paper keeps them apart.
// ECharts writes SVG in plain Node; other libraries need a document.
import { BarChart, HeatmapChart, LineChart } from 'echarts/charts';
import {
  AriaComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  VisualMapComponent,
} from 'echarts/components';
import { type EChartsCoreOption, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { AnalysedDay, CohortWeek, Funnel } from '#server/store/events/analysis.ts';
import { Html } from '#server/http/markup.ts';

register([
  BarChart,
  HeatmapChart,
  LineChart,
  AriaComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  VisualMapComponent,
  SVGRenderer,
]);

const WIDTH = 960;
const INK = '#1c2430';
const FAINT = '#8a94a3';
const LINE = '#e3e7ee';
/** People who see no red or green can distinguish these colours, also in grey. */
const COLOURS = ['#2463c9', '#e0892b', '#0f8f74', '#8f3fa8', '#c2384b'];
const FONT = 'system-ui, sans-serif';

function draw(height: number, option: EChartsCoreOption): Html {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height });
  try {
    chart.setOption({
      animation: false,
      color: COLOURS,
      textStyle: { fontFamily: FONT, color: INK },
      ...option,
    });
    return new Html(chart.renderToSVGString());
  } finally {
    chart.dispose();
  }
}

const shortDay = (day: string): string => day.slice(5);

const timeAxis = (days: readonly AnalysedDay[]) => ({
  xAxis: {
    type: 'category',
    data: days.map(({ day }) => shortDay(day)),
    axisTick: { show: false },
    axisLine: { lineStyle: { color: FAINT } },
    axisLabel: { color: INK },
  },
  yAxis: {
    type: 'value',
    minInterval: 1,
    splitLine: { lineStyle: { color: LINE } },
    axisLabel: { color: INK },
  },
  grid: { left: 56, right: 16, top: 44, bottom: 32 },
  legend: { top: 4, left: 0, itemGap: 18, textStyle: { color: INK } },
});

/** Days that still grow lie on a grey ground. */
function growing(days: readonly AnalysedDay[]): object {
  const young = days.filter(({ state }) => state === 'growing').map(({ day }) => ({ xAxis: shortDay(day) }));
  const data = young.length > 0 ? [[young[0], young.at(-1)]] : [];
  return { silent: true, itemStyle: { color: '#8a94a322' }, data };
}

const DELIVERY = [
  ['in time', (day: AnalysedDay) => day.stored - day.late],
  ['late', (day: AnalysedDay) => day.late],
  ['missing', (day: AnalysedDay) => day.missing],
  ['dropped', (day: AnalysedDay) => day.dropped],
  ['refused', (day: AnalysedDay) => day.refused],
] as const;

export const deliveryChart = (days: readonly AnalysedDay[]): Html =>
  draw(280, {
    ...timeAxis(days),
    aria: { enabled: true, decal: { show: true } },
    series: DELIVERY.map(([name, value], index) => ({
      name,
      type: 'bar',
      stack: 'events',
      barMaxWidth: 28,
      data: days.map(value),
      ...(index === 0 && { markArea: growing(days) }),
    })),
  });

const VISITS = [
  ['visitors', 'circle', 'solid'],
  ['first_visits', 'triangle', 'dashed'],
  ['members', 'rect', 'solid'],
  ['players', 'diamond', 'dotted'],
] as const;

export const visitsChart = (days: readonly AnalysedDay[]): Html =>
  draw(280, {
    ...timeAxis(days),
    series: VISITS.map(([name, symbol, type], index) => ({
      name: name.replace('_', ' '),
      type: 'line',
      symbol,
      symbolSize: 7,
      lineStyle: { type, width: 2 },
      data: days.map((day) => day[name]),
      ...(index === 0 && { markArea: growing(days) }),
    })),
  });

export interface Step {
  readonly name: string;
  readonly count: number;
}

export const stepsOf = ({ visited, signed_in, game_opened, round_played }: Funnel): Step[] => [
  { name: 'came for the first time', count: visited },
  { name: 'signed in', count: signed_in },
  { name: 'opened a game', count: game_opened },
  { name: 'played a round', count: round_played },
];

export const percentOf = (part: number, whole: number): string =>
  whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;

export const funnelChart = (funnel: Funnel): Html => {
  const steps = stepsOf(funnel);
  return draw(44 + steps.length * 44, {
    grid: { left: 190, right: 150, top: 8, bottom: 8 },
    xAxis: { type: 'value', show: false, max: Math.max(1, funnel.visited) },
    yAxis: {
      type: 'category',
      inverse: true,
      data: steps.map(({ name }) => name),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { color: INK, fontSize: 14 },
    },
    series: [
      {
        type: 'bar',
        barWidth: 26,
        showBackground: true,
        backgroundStyle: { color: LINE },
        data: steps.map(({ count }) => count),
        label: {
          show: true,
          position: 'right',
          color: INK,
          fontSize: 14,
          formatter: ({ value }: { value: number }) => `${value}   ${percentOf(value, funnel.visited)}`,
        },
      },
    ],
  });
};

export const retentionChart = (weeks: readonly CohortWeek[]): Html => {
  const cohorts = [...new Set(weeks.map(({ cohort }) => cohort))];
  const sizes = new Map(
    weeks.filter(({ age }) => age === 0).map((week) => [week.cohort, week.installations]),
  );
  const ages = [...new Set(weeks.map(({ age }) => age))].sort((a, b) => a - b);
  return draw(60 + cohorts.length * 34, {
    grid: { left: 150, right: 16, top: 32, bottom: 8 },
    visualMap: { show: false, min: 0, max: 100, dimension: 2, inRange: { color: ['#f3f6fb', '#86aceb'] } },
    xAxis: {
      type: 'category',
      position: 'top',
      data: ages.map((age) => (age === 0 ? 'first week' : `+ ${age}`)),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { color: INK },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: cohorts.map((cohort) => `${cohort} (${sizes.get(cohort) ?? 0})`),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { color: INK },
    },
    series: [
      {
        type: 'heatmap',
        itemStyle: { borderColor: '#fff', borderWidth: 2 },
        data: weeks.map((week) => cellOf(week, { cohorts, ages, size: sizes.get(week.cohort) ?? 0 })),
      },
    ],
  });
};

interface Place {
  readonly cohorts: readonly string[];
  readonly ages: readonly number[];
  readonly size: number;
}

/** A star where the week still grows. */
function cellOf({ cohort, age, installations, state }: CohortWeek, { cohorts, ages, size }: Place): object {
  const percent = size === 0 ? 0 : (100 * installations) / size;
  const star = state === 'growing' ? ' *' : '';
  return {
    value: [ages.indexOf(age), cohorts.indexOf(cohort), percent],
    label: {
      show: true,
      color: INK,
      formatter: `${Math.round(percent)} %${star}`,
    },
  };
}
