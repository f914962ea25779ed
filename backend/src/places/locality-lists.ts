/** A list of localities that can be imported, and what its licence asks for. */
export interface LocalityList {
  name: 'geonames' | 'gnaf' | 'abs';
  licence: string;
  attribution: string;
  url: string;
  /** Whether its names are in capitals, so that one that is known in other letters stays as it is. */
  isInCapitals: boolean;
}

export const LOCALITY_LISTS: Record<LocalityList['name'], LocalityList> = {
  geonames: {
    name: 'geonames',
    licence: 'CC BY 4.0',
    attribution: 'Localities: GeoNames, CC BY 4.0',
    url: 'https://www.geonames.org/',
    isInCapitals: false,
  },
  gnaf: {
    name: 'gnaf',
    licence: 'Open G-NAF End User Licence Agreement',
    attribution:
      'Incorporates or developed using G-NAF © Geoscape Australia licensed by the Commonwealth of Australia under the Open Geo-coded National Address File (G-NAF) End User Licence Agreement.',
    url: 'https://data.gov.au/data/dataset/geocoded-national-address-file-g-naf',
    isInCapitals: true,
  },
  abs: {
    name: 'abs',
    licence: 'CC BY 4.0',
    attribution: 'Source: Australian Bureau of Statistics, CC BY 4.0',
    url: 'https://www.abs.gov.au/statistics/standards/australian-statistical-geography-standard-asgs-edition-3',
    isInCapitals: false,
  },
};
