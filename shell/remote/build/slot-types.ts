import fs from 'node:fs';
import path from 'node:path';
import { type MicroFrontend, readDeclaration, slotModules } from './micro-frontend.ts';

export const SLOT_TYPES_FILE = 'src/slot-props.ts';

/** True for types such as `PropertyRow[]`; others, such as `number`, are built in. */
const isContractType = (type: string) => /^[A-Z]/.test(type);

/** Returns a module that adds slot props to the platform's types by declaration merging, so that they are compared. */
export function renderSlotTypes({ provides, consumes }: MicroFrontend): string | undefined {
  const slots = {
    ...consumes,
    ...Object.fromEntries(Object.entries(provides).map(([slot, { props }]) => [slot, props])),
  };
  const names = Object.keys(slots).sort();
  if (!names.length) return undefined;
  const types = new Set(Object.values(slots).flatMap(props => Object.values(props)));
  const imported = [...types].filter(isContractType).map(type => type.replace('[]', ''));
  const fields = names.map(slot => {
    const props = Object.entries(slots[slot] ?? {}).map(([prop, type]) => `      ${prop}: ${type};\n`);
    const type = props.length ? `{\n${props.join('')}    }` : 'Record<never, never>';
    return `    '${slot}': ${type};\n`;
  });
  return [
    '// Made by `npm run generate` from microFrontend in package.json; do not edit it here.\n',
    ...(imported.length
      ? [
          `import type { ${[...new Set(imported)].sort().join(', ')} } from '@home-truths/platform/contract';\n`,
        ]
      : []),
    `import '@home-truths/platform/slots';\n\n`,
    `declare module '@home-truths/platform/slots' {\n  interface SlotProps {\n${fields.join('')}  }\n}\n`,
  ].join('');
}

export const writeSlotTypes = (dir: string) =>
  fs.writeFileSync(path.join(dir, SLOT_TYPES_FILE), renderSlotTypes(readDeclaration(dir)) ?? '');

/** Throws if a declaration differs from exposed modules. */
export function checkModules(dir: string, modules: string[], declaration: MicroFrontend) {
  const declared = [...(declaration.paths.length ? ['./routes'] : []), ...slotModules(declaration)];
  const [missing] = declared.filter(moduleName => !modules.includes(moduleName));
  const [unexpected] = modules.filter(moduleName => !declared.includes(moduleName));
  if (missing)
    throw new Error(`${dir}: rspack.config.ts does not expose ${missing}, which package.json declares`);
  if (unexpected)
    throw new Error(`${dir}: rspack.config.ts exposes ${unexpected}, which package.json does not declare`);
}

/** Throws if a declaration differs from exposed modules or generated types. */
export function checkDeclaration(dir: string, modules: string[], declaration: MicroFrontend) {
  checkModules(dir, modules, declaration);
  const file = path.join(dir, SLOT_TYPES_FILE);
  const types = renderSlotTypes(declaration) ?? '';
  if ((fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '') !== types)
    throw new Error(`${file} is not what package.json declares: npm run generate`);
}
