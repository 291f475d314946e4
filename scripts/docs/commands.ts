// Every npm script with what it does. `npm run help` prints this table and docs/commands.md holds it.

export interface CommandRow {
  /** Name in package.json. */
  readonly name: string;
  /** Further arguments, as they are typed. */
  readonly takes?: string;
  /** One sentence. */
  readonly does: string;
  /** What docs/commands.md says besides. */
  readonly more?: string;
}

export interface CommandGroup {
  readonly title: string;
  readonly rows: readonly CommandRow[];
}

export const COMMANDS: readonly CommandGroup[] = [
  {
    title: 'Run it',
    rows: [
      {
        name: 'start',
        does: 'Installs and builds what is missing, then runs app and platform on one address and prints it.',
      },
      {
        name: 'dev',
        does: 'Runs the same with hot reload of the page, and restarts the platform on every change.',
        more: 'The page `/ui` shows every component in every state.',
      },
      {
        name: 'serve',
        does: 'Runs a platform that was built before, without the packages of development.',
        more: '[operations.md](operations.md) describes how to run one for others.',
      },
    ],
  },
  {
    title: 'Check a change',
    rows: [
      {
        name: 'check',
        does: 'Runs types, lint, format, the rules of the repository and the unit tests of what changed, in about a minute.',
        more: '`-- --since main` looks at a whole branch; `-- --all` runs every unit test that the change reaches.',
      },
      {
        name: 'test:one',
        takes: '-- FILE|FOLDER|TITLE',
        does: 'Runs the tests of a file or folder, or those with a title, with the runner that they belong to.',
        more: '`-g "part of a title"` chooses among them.',
      },
      {
        name: 'test',
        takes: '[-- --only STEP,STEP]',
        does: 'Runs everything that has to pass before a change is taken.',
        more: 'Unit and contract tests use PostgreSQL where its server is installed; end-to-end tests run the production build in a real browser.',
      },
      { name: 'types', does: 'Runs the compiler on every TypeScript project.' },
      { name: 'lint', does: 'Runs the linter with type information, then the three commands below.' },
      { name: 'lint:imports', does: 'Checks who imports whom by the table in `.dependency-cruiser.mjs`.' },
      { name: 'lint:styles', does: 'Checks style sheets for logical properties and tokens.' },
      { name: 'lint:unused', does: 'Finds files, exports and packages that nothing uses.' },
      { name: 'format', does: 'Formats all files.' },
      { name: 'budgets', does: 'Compares the size of scripts and first visits with the byte budgets.' },
      {
        name: 'test:e2e',
        does: 'Runs every test in a browser, including those that `npm test` leaves out to save time.',
        more: '`TRACE=1` records what fails.',
      },
      {
        name: 'test:faults',
        does: 'Runs every fault that the delivery of events has to survive, and 200 random mixtures of them.',
      },
      {
        name: 'test:browsers',
        does: 'Runs a short set of tests in Firefox and WebKit, where they are installed.',
      },
      {
        name: 'test:crash',
        does: 'Kills and stops the platform and its database under load, and checks that nothing acknowledged is lost.',
        more: 'Writes the figures into [measurements.md](measurements.md).',
      },
      {
        name: 'test:storm',
        does: 'Lets 200 members move money 20,000 times at once while platforms are killed, and checks every coin by kind.',
        more: 'With coin of their own and coin to be staked, limits, payments that come late, and breaks.',
      },
      {
        name: 'test:mutants',
        takes: '[-- GROUP [FILE]]',
        does: 'Puts faults into the code, one at a time, and lists those that no test notices.',
        more: 'Takes more than an hour. `-- rounds` runs one group, `-- events src/data/events/backoff.ts` one file of it.',
      },
      {
        name: 'test:visual',
        takes: '[-- --update]',
        does: 'Draws every screen in six languages, two colour schemes and three widths, and reports what is cut off.',
        more: 'Writes to `test-results/visual`. `-- --language ar --screen /wallets` draws a part (also `--scheme`, `--width`); `-- --update` replaces the pictures in `tests/visual/pictures` that `npm test` compares with.',
      },
      {
        name: 'test:translated',
        does: 'Runs every test with a form on a page that the browser translates; `npm test` runs one of each kind.',
      },
      { name: 'test:fuzz', does: 'Sends 10,000 generated bodies to every call instead of 25.' },
    ],
  },
  {
    title: 'Write code and documents',
    rows: [
      {
        name: 'new',
        takes: 'feature|screen|call NAME',
        does: 'Writes the skeleton of a feature, a screen or a call.',
        more: 'Without arguments it prints its usage.',
      },
      { name: 'docs', does: 'Writes the generated documents, such as this page.' },
      {
        name: 'pictures',
        does: 'Draws the pictures of the demonstration whose art has changed.',
        more: 'All of them take a quarter of an hour; the files in `demo/pictures` are part of the repository.',
      },
      { name: 'help', does: 'Lists these commands.' },
      {
        name: 'concepts',
        does: 'Counts in how many folders each concept of the product lies.',
      },
    ],
  },
  {
    title: 'Build',
    rows: [
      { name: 'build', does: 'Makes the production build in `dist/`.' },
      {
        name: 'prerender',
        takes: '-- URL',
        does: "Writes the lobby's first screen as a file, for static hosting beside the platform at URL.",
      },
    ],
  },
  {
    title: 'Operate a platform',
    rows: [
      {
        name: 'admin',
        takes: '-- COMMAND',
        does: 'Helps members, moves withdrawals, closes games and checks the ledger, also while the platform runs.',
        more: 'The list is below.',
      },
      {
        name: 'events',
        takes: '[-- COMMAND]',
        does: 'Shows how complete the tracked events are, and exports them.',
        more: '[analysts.md](analysts.md) explains every command.',
      },
    ],
  },
  {
    title: 'Measure',
    rows: [
      {
        name: 'bench',
        takes: '[starts|delivery|lobby|games|sign-in|flood|uploads|attacks|rolling]',
        does: 'Measures starts, delivery of events, the lobby, the games, floods, restarts and failover, and writes docs/measurements.md.',
      },
      {
        name: 'bench:events',
        does: 'Measures the event store with ten million rows and writes the end of docs/analysts.md.',
      },
      {
        name: 'bench:sign-in',
        does: 'Measures whether response times reveal that a phone number belongs to a member.',
      },
    ],
  },
];

export const callOf = ({ name, takes }: CommandRow): string =>
  [['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`, takes].filter(Boolean).join(' ');
