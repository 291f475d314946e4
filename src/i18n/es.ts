import { about } from './es/about.ts';
import { access } from './es/access.ts';
import { auth } from './es/auth.ts';
import { common } from './es/common.ts';
import { connection } from './es/connection.ts';
import { cover } from './es/cover.ts';
import { delivery } from './es/delivery.ts';
import { errors } from './es/errors.ts';
import { game } from './es/game.ts';
import { history } from './es/history.ts';
import { notices } from './es/notices.ts';
import { member } from './es/member.ts';
import { reward } from './es/reward.ts';
import { search } from './es/search.ts';
import { security } from './es/security.ts';
import { tips } from './es/tips.ts';
import { update } from './es/update.ts';
import type { en } from './en.ts';

export const es: typeof en = {
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
