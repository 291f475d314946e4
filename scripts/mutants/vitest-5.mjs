// Stryker's runner for Vitest, which selects tests by their names with blanks in between: from version 5 on Vitest
// writes " > " there, and without this no test would be selected and every mutant would survive.
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { strykerPlugins as plugins, strykerValidationSchema } from '@stryker-mutator/vitest-runner';

const [{ factory }] = plugins;

function createRunner(injector) {
  const runner = factory(injector);
  const init = runner.init.bind(runner);
  runner.init = async () => {
    await init();
    for (const { config } of runner.ctx.projects) selectByBoth(config);
  };
  return runner;
}
createRunner.inject = factory.inject;

function selectByBoth(config) {
  let pattern;
  Object.defineProperty(config, 'testNamePattern', {
    enumerable: true,
    get: () => pattern,
    set: (asked) => {
      pattern = asked && new RegExp(asked.source.replaceAll(' ', '(?: > | )'));
    },
  });
}

export { strykerValidationSchema };
export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'vitest-5', createRunner)];
