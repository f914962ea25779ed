/** Takes labels by value, or values that are their own labels. */
export const Options = ({ options }: { options: Readonly<Record<string, string>> | readonly string[] }) =>
  (Array.isArray(options) ? options.map(value => [value, value]) : Object.entries(options)).map(
    ([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ),
  );
