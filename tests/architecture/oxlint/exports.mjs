// What a file exports, by its name.
import { basename, extname } from 'node:path';

const PASCAL = /^[A-Z][A-Za-z0-9]*$/;

export const componentFile = {
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename, extname(context.filename));
      const components = node.body.flatMap(exportedNames).filter((each) => PASCAL.test(each));
      if (!PASCAL.test(name)) {
        if (components.length > 0)
          context.report({ node, message: `Call the file ${components[0]}.tsx, after its component.` });
        return;
      }
      // Components that share a style sheet may share a file, named after what they form together.
      if (components.length < 2 && !components.includes(name))
        context.report({ node, message: `The file exports no ${name}: name file and component alike.` });
    },
  }),
};

export const noBarrel = {
  create: (context) => ({
    Program(node) {
      const passedOn = node.body.filter(({ type, source }) => type.startsWith('Export') && source);
      if (passedOn.length > 0 && passedOn.length >= node.body.length / 2)
        context.report({
          node,
          message: 'It only passes on: import from the files themselves, and delete it.',
        });
    },
  }),
};

/** Only what exists at run time: a type is not a component. */
function exportedNames({ type, declaration, specifiers = [] }) {
  if (!type.startsWith('Export') || declaration?.type.startsWith('TS')) return [];
  const declared = declaration?.declarations ?? [declaration];
  return [
    ...specifiers.map(({ exported }) => exported.name),
    ...declared.map((each) => each?.id?.name ?? each?.name ?? ''),
  ];
}
