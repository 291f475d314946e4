// Events of one platform's own. The product declares none, so that a later version of it never changes this file:
// declare, `track()`, see each sent in a test, and `npm run events -- plan`.
import { declareEvents } from './plan.ts';

export const ownEvents = declareEvents({});
