import type { Handler } from '../api/context.ts';
import { share } from '../api/encode.ts';

export const configHandlers = {
  'anonymous/appConfig': (async (context, input) => {
    const { config } = await context.config(context.db);
    return input.v === config.v ? { v: config.v, unchanged: true } : share(config);
  }) satisfies Handler<'anonymous/appConfig'>,
};
