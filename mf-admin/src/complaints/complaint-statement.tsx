import { type DefamationStatement, HARMED } from '@home-truths/platform/contract';
import { chakra } from '@home-truths/platform/ui';

const List = chakra('dl', {
  base: {
    mt: '2',
    maxW: 'measure',
    overflowWrap: 'anywhere',
    '& dt': { fontWeight: '600', mt: '2' },
    '& dd': { whiteSpace: 'pre-line' },
  },
});

export const ComplaintStatement = ({ statement }: { statement: DefamationStatement }) => {
  const { name, harmed, quotation, untrue, harm } = statement;
  const facts: [label: string, value: string | undefined][] = [
    ['Name', name],
    ['Who it harms', HARMED[harmed]],
    ['The exact words', quotation],
    ['What’s untrue, and what’s the truth', untrue],
    ['The harm it has caused or is likely to cause', harm],
  ];
  return (
    <List>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto" translate={value === name ? 'no' : undefined}>
                {value}
              </dd>
            </div>
          ),
      )}
      {/* the form accepts no statement without this */}
      <div>
        <dt>Declared</dt>
        <dd>I consider these words to be defamatory.</dd>
      </div>
    </List>
  );
};
