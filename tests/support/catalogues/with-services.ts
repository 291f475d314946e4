// A small catalogue with entries of customer service of a test's own.
import type { Catalogue } from '#server/store/lobby/catalogue.ts';
import { smallCatalogue } from '../small-catalogue.ts';

type Entries = Catalogue['platform']['customerServices'];

/** The platform's own desk, which is open from nine to ten in the evening. */
export const DESK_ENTRY: Entries[number] = {
  ...{ id: 7, name: 'Desk', sort: 1, itemType: 1, param1: 'desk', param2: '9:00-22:00 Europe/Madrid' },
};

export const withServices = (...customerServices: Entries): Catalogue => ({
  ...smallCatalogue,
  platform: { ...smallCatalogue.platform, customerServices },
});
