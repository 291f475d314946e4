// A platform with an agent programme of three levels and two awards for invitations.
import { inviteCatalogue, inviteCatalogueWith } from './invite-catalogue.ts';

const coin = (num: number) => ({ itemId: 2001, num });

/** Hundredths of a percent: 1 %, 0.5 % and 0.25 % of a stake. */
const LEVELS = [
  { level: 1, percent: 100 },
  { level: 2, percent: 50 },
  { level: 3, percent: 25 },
];

export const AGENT_STEPS = [
  { count: 1, awards: [coin(5_00)] },
  { count: 2, awards: [coin(15_00), { itemId: 2002, num: 20 }] },
];

export const agentCatalogue = inviteCatalogueWith({
  activityList: [
    ...inviteCatalogue.config.activityList,
    {
      ...{ id: 41, activityType: 41, name: 'Agent', image: 'x', sort: 2, type: 0 },
      ...{ clickType: 1, clickAction: '41', unloginShowStatus: 1, status: 1 },
    },
  ],
  agentConfig: { ...inviteCatalogue.config.agentConfig, levels: LEVELS, inviteAwards: AGENT_STEPS },
});
