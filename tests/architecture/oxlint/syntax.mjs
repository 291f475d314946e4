// Rules that forbid a form of code: selectors of the syntax tree, each with a sentence that says what to do.

const forbid = (messages) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
});

const QUERY = 'Anyone can write the query of an address: take it bounded from src/navigation/query.ts.';
export const syntaxRules = {
  'query-in-navigation': forbid({
    'MemberExpression[object.name="location"][property.name=/^(search|hash|href)$/]': QUERY,
    'MemberExpression[object.property.name="location"][property.name=/^(search|hash|href)$/]': QUERY,
    'ImportSpecifier[imported.name=/^useSearch(Params)?$/]': QUERY,
    'NewExpression[callee.name="URLSearchParams"]': QUERY,
  }),
  'bounded-waits': forbid({
    'CallExpression[callee.name=/^set(Timeout|Interval)$/][arguments.1][arguments.1.type!="Literal"][arguments.1.name!=/^[A-Z][A-Z0-9_]*$/]':
      'A clock that is set makes a computed wait wrong: use after(), pause() or every() of src/lib/timing.ts.',
    'BinaryExpression[operator="-"] > CallExpression[callee.object.name="Date"][callee.property.name="now"]':
      'A clock that is set makes a computed age wrong: use isWithin() of src/lib/timing.ts.',
  }),
  'report-error-is-called': forbid({
    ':not(CallExpression, TSDeclareFunction, FunctionDeclaration) > Identifier[name="reportError"]':
      'reportError throws as a method of another object: write (error) => reportError(error).',
    'CallExpression > Identifier.arguments[name="reportError"]':
      'reportError throws as a method of another object: write (error) => reportError(error).',
  }),
  'no-work-on-import': forbid({
    'Program > ExpressionStatement:not([directive])':
      'A module does nothing on import: put it into a function that src/app or the entry calls.',
  }),
  'tests-run-and-wait': forbid({
    'MemberExpression[property.name=/^(skip|only|todo|fixme|fails|skipIf)$/]:matches([object.name=/^(it|test|describe|suite)$/], [object.object.name=/^(it|test|describe|suite)$/])':
      'A test that does not run protects nobody: fix it or delete it.',
    'CallExpression[callee.name=/^x(it|describe|test)$/]':
      'A test that does not run protects nobody: fix it or delete it.',
    'CallExpression[callee.property.name="waitForFunction"] > [async=true]':
      'waitForFunction takes the promise for a yes and waits for nothing: use untilTrue().',
    'MemberExpression[property.name="waitForTimeout"]':
      'Wait for the fact itself: expect.poll, a locator, an event.',
    'NewExpression[callee.name="Promise"] > ArrowFunctionExpression > CallExpression[callee.name="setTimeout"]':
      'A test never sleeps: wait for the fact itself, or use fake timers.',
  }),
  'default-export': forbid({
    'Program:not(:has(> ExportDefaultDeclaration))':
      'src/app loads screens and overlays lazily: export the component as default.',
  }),
  'no-index-file': forbid({
    Program: 'An index hides where things come from: name the file after what is in it.',
  }),
  'only-track-makes-events': forbid({
    'ImportDeclaration[source.value=/data.events.queue[.]ts$/] > ImportSpecifier[imported.name="enqueue"]':
      'Call track(), which takes the events of the plan and no others.',
  }),
};
