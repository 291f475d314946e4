// Everything but the first screen, by area. The keys of other languages are checked against these.
import { about } from './en/about.ts';
import { access } from './en/access.ts';
import { auth } from './en/auth.ts';
import { common } from './en/common.ts';
import { connection } from './en/connection.ts';
import { cover } from './en/cover.ts';
import { delivery } from './en/delivery.ts';
import { errors } from './en/errors.ts';
import { game } from './en/game.ts';
import { history } from './en/history.ts';
import { notices } from './en/notices.ts';
import { member } from './en/member.ts';
import { reward } from './en/reward.ts';
import { search } from './en/search.ts';
import { security } from './en/security.ts';
import { tips } from './en/tips.ts';
import { update } from './en/update.ts';

export const en = {
  common,
  tips,
  connection,
  cover,
  update,
  errors,
  auth,
  access,
  member,
  security,
  game,
  history,
  reward,
  about,
  delivery,
  search,
  notices,
};
