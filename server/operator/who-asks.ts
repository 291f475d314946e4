// Who runs a command on this machine, for the audit.
import { userInfo } from 'node:os';

/** The account that became another one by `sudo`, if one did; "" for an account without a name, as in a container. */
export function whoAsks(): string {
  const { SUDO_USER: before } = process.env;
  if (before) return before;
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
