const BEGINNINGS =
  'Ald Ash Bar Beau Ben Bran Cal Car Clif Col Cran Dal Den Dun Ed Ell Fair Fern Gar Glen Har Haw Hol Ken Kil King Lan Lin Mar Mel Mon Nor Oak Pen Pres Quar Rad Red Rich Rose Sal Shel Stan Tam Thorn Wal War Wat Wen Wil Win Wood Yar'.split(
    ' ',
  );
const MIDDLES = ['', 'en', 'er', 'ing'];
const ENDINGS =
  'bury by combe cliff dale den don ford gate grove ham hurst ington land leigh ley low mere mont more ness nor ridge sby shaw side stead ston ton vale ville wick win wood worth'.split(
    ' ',
  );

/** Some 7,400 invented names that sound like places, in a fixed order. Suburbs and streets share them, as they do. */
export const NAMES: readonly string[] = MIDDLES.flatMap(middle =>
  BEGINNINGS.flatMap(beginning => ENDINGS.map(ending => beginning + middle + ending)),
);
