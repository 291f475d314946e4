import type { Handler } from '../../api/context.ts';

export const supportHandlers = {
  getCustomerServices: (async (context) => {
    const { platform } = await context.config(context.db);
    return { appCustomerServiceQueue: [...platform.customerServices] };
  }) satisfies Handler<'getCustomerServices'>,
};
