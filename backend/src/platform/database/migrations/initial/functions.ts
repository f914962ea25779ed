const TAGS = [
  'Noise Issues',
  'High Strata Fees',
  'Parking Issues',
  'Well Maintained',
  'Pests',
  'Security Concerns',
  'Elevator Issues',
  'Leaks',
  'Good Location',
  'Structural Issues',
  'Poor Management',
  'Great Landlord',
];
const FREQUENT_WORDS = [
  ...['st', 'rd', 'av', 'ct', 'pl', 'dr', 'cr', 'wy', 'cl', 'la'],
  ...['nsw', 'vic', 'qld', 'wa', 'sa'],
];

/** One bit for each tag and frequent word, in `property.search_flags`; only release 1.0.0 reads them. */
const flags = [
  ...TAGS.map(tag => `'${tag}' = any(tags)`),
  ...FREQUENT_WORDS.map(word => `words @@ '${word}'::tsquery`),
]
  .map((condition, bit) => `case when ${condition} then ${2 ** bit} else 0 end`)
  .join(' + ');

/** Functions that columns use. */
export const functions = [
  // the word itself and the word with each letter left out once; all words one typo away share one of these
  `create function one_letter_out(word text) returns text[]
  language sql immutable strict parallel safe
  return array(
    select distinct overlay(word placing '' from cut for 1) from generate_series(1, char_length(word)) as cut
  ) || word`,
  // in plpgsql the words are put together once, not once for each flag: a third of the time
  `create function search_flags(tags text[], words tsvector) returns int
  language plpgsql immutable strict parallel safe as $$ begin return ${flags}; end $$`,
  // The next id for a table whose ids are public: each day in Sydney has 65,536 ids of its own, taken in an order that
  // only the key tells (a Feistel network of eight rounds over the next number of the table). So ids grow from day to day
  // and say nothing finer. A day that has used up its own takes some of the next.
  `create function public_id(table_name text) returns int language plpgsql as $$
  declare
    secret bytea := (select value from server_secret where name = 'public-ids');
    today int := (now() at time zone 'Australia/Sydney')::date - date '2026-01-01';
    tries int := 0;
    day int;
    high int;
    low int;
    mixed int;
    drawn int;
    is_taken boolean;
  begin
    loop
      day := today + tries / 8;
      low := nextval(table_name || '_id_seq') % 65536;
      high := low / 256;
      low := low % 256;
      for round in 1..8 loop
        mixed := high # get_byte(sha256(secret || concat_ws(' ', table_name, day, round, low)::bytea), 0);
        high := low;
        low := mixed;
      end loop;
      drawn := day * 65536 + high * 256 + low;
      is_taken := case table_name
        when 'property' then exists (select from property where id = drawn)
        else exists (select from review where id = drawn)
      end;
      if not is_taken then
        return drawn;
      end if;
      tries := tries + 1;
    end loop;
  end
$$`,
];
