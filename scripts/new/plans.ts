// Which templates make a feature, a screen or a call, and what replaces the placeholders in them.
import { existsSync } from 'node:fs';
import { CommandError } from '../run/command-error.ts';

/** By placeholder, such as `theArea`. */
type Names = Readonly<Record<string, string>>;

export interface Plan {
  readonly templates: readonly string[];
  readonly names: Names;
  readonly leftToDo: string;
}

export function planFeature(area: string, rest: string[]): Plan {
  if (rest.length > 0) throw new CommandError(`A feature takes one name; '${rest[0]}' is one too many.`);
  const screen = planScreen(`${area}/${area}`, [`/${area}`]).names;
  const call = planCall(`${area}/get${screen['TheArea']}`, []);
  const leftToDo = `a table in src/data for what ${call.names['theCall']} answers. actions.ts writes it, a new queries.ts reads it.`;
  return {
    templates: ['feature', 'screen', 'call'],
    names: { ...screen, ...call.names },
    leftToDo,
  };
}

export function planScreen(path: string, [address]: string[]): Plan {
  const [area = '', name, ...more] = path.split('/');
  const screen = more.at(-1) ?? name;
  if (!screen || more.length > 1)
    throw new CommandError(`'${path}' should be AREA/NAME, such as mail/detail, or AREA/TOPIC/NAME.`);
  const forms = { ...formsOf('the-area', area), ...formsOf('the-screen', screen) };
  const isMain = screen === area;
  const names = {
    'the-folder': more.length > 0 ? `${area}/${name}` : area,
    '/the/address': address ?? `/${area}/${screen}`,
    theTitle: isMain ? 'title' : `${forms['theScreen']}Title`,
    thePath: `${forms['theArea']}${isMain ? '' : forms['TheScreen']}`,
    ...forms,
  };
  const leftToDo = `what the screen shows, its title in the other languages of src/i18n, and a link to paths.${names.thePath}.`;
  return { templates: ['screen'], names, leftToDo };
}

export function planCall(path: string, flags: string[]): Plan {
  const [area = '', call = '', ...more] = path.split('/');
  if (!call || more.length > 0)
    throw new CommandError(`'${path}' should be AREA/NAME, such as mail/getMailDetail.`);
  if (!/^[a-z][A-Za-z0-9]*$/.test(call)) throw new CommandError(`'${call}' is not named like getMailDetail.`);
  const unknown = flags.find((flag) => flag !== 'write' && flag !== 'public');
  if (unknown) throw new CommandError(`Unknown option '${unknown}': a call takes 'write' and 'public'.`);
  const names = {
    ...(existsSync(`server/handlers/${area}`) && {
      'handlers/the-area.ts': 'handlers/the-area/the-area.ts',
      "'../calls": "'../../calls",
    }),
    theCall: call,
    theAccess: flags.includes('public') ? 'public' : 'member',
    ...(!flags.includes('write') && { '    write: true,\n': '' }),
    ...formsOf('the-area', area),
  };
  const leftToDo = `what ${call} takes, answers and refuses, in the contract; and its handler.`;
  return { templates: ['call'], names, leftToDo };
}

/** In kebab-case, camelCase, PascalCase and as words. */
function formsOf(placeholder: string, name: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new CommandError(
      `'${name}' is not kebab-case: small letters, digits and dashes, such as daily-quiz.`,
    );
  const written = allForms(name);
  return Object.fromEntries(allForms(placeholder).map((form, index) => [form, written[index] ?? '']));
}

function allForms(kebab: string): string[] {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const [first = '', ...more] = kebab.split('-');
  const camel = first + more.map(capital).join('');
  return [kebab, camel, capital(camel), capital(kebab.replaceAll('-', ' '))];
}
