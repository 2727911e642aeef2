import type { Decimal } from '@vitrine/money'

/** VAT rates of a territory over some time, as fractions: `'0.19'` is 19 %. */
export interface PublishedRates {
  /** ISO 3166-1 code, or one of the territories of `territories.ts`. */
  readonly territory: string
  /** The first day this entry vouches for; the rates themselves may be older. */
  readonly validFrom: string
  /** The last day; absent while the rates are in force. */
  readonly validTo?: string
  readonly standard: Decimal
  /** The lower of two reduced rates, or the only one. */
  readonly reduced?: Decimal
  /** The higher of two reduced rates. */
  readonly intermediate?: Decimal
  /** A rate below 5 %. */
  readonly superReduced?: Decimal
  /** Whether some goods are taxed at 0 %, with deduction of input tax. */
  readonly hasZeroRate?: boolean
  readonly source: string
}

/** The table contains what was in force or enacted on this day. */
export const publishedRatesDate = '2025-12-31'

const tedb = 'European Commission, Taxes in Europe Database (TEDB)'
const hmrc = 'HM Revenue & Customs, VAT rates'
const estv = 'Eidgenössische Steuerverwaltung (ESTV), Mehrwertsteuersätze'
const skatteetaten = 'Skatteetaten, merverdiavgift: satser'

type Names = Pick<PublishedRates, 'reduced' | 'intermediate' | 'superReduced' | 'hasZeroRate'>

const from =
  (source: string) =>
  (
    territory: string,
    validFrom: string,
    standard: Decimal,
    others: Names = {},
    validTo?: string,
  ): PublishedRates => ({
    territory,
    validFrom,
    ...(validTo === undefined ? {} : { validTo }),
    standard,
    ...others,
    source,
  })

const eu = from(tedb)
const uk = from(hmrc)
const ch = from(estv)
const no = from(skatteetaten)

/**
 * Rates with the first day for which they are verified. Which goods a reduced rate covers depends on national
 * law; a merchant configures it by the tax group of a product, or by a custom rate.
 */
export const publishedRates: readonly PublishedRates[] = [
  eu('AT', '2016-01-01', '0.20', { reduced: '0.10', intermediate: '0.13' }),
  eu('AT-MITTELBERG', '2016-01-01', '0.19', { reduced: '0.10', intermediate: '0.13' }),
  eu('BE', '2000-01-01', '0.21', { reduced: '0.06', intermediate: '0.12', hasZeroRate: true }),
  eu('BG', '2011-04-01', '0.20', { reduced: '0.09' }),
  eu('HR', '2014-01-01', '0.25', { reduced: '0.05', intermediate: '0.13' }),
  eu('CY', '2024-01-01', '0.19', {
    reduced: '0.05',
    intermediate: '0.09',
    superReduced: '0.03',
  }),
  eu('CZ', '2015-01-01', '0.21', { reduced: '0.10', intermediate: '0.15' }, '2023-12-31'),
  eu('CZ', '2024-01-01', '0.21', { reduced: '0.12', hasZeroRate: true }),
  eu('DK', '1992-01-01', '0.25', { hasZeroRate: true }),
  eu('EE', '2009-07-01', '0.20', { reduced: '0.09' }, '2023-12-31'),
  eu('EE', '2024-01-01', '0.22', { reduced: '0.05', intermediate: '0.09' }, '2024-12-31'),
  eu('EE', '2025-01-01', '0.22', { reduced: '0.09', intermediate: '0.13' }, '2025-06-30'),
  eu('EE', '2025-07-01', '0.24', { reduced: '0.09', intermediate: '0.13' }),
  eu(
    'FI',
    '2013-01-01',
    '0.24',
    { reduced: '0.10', intermediate: '0.14', hasZeroRate: true },
    '2024-08-31',
  ),
  eu(
    'FI',
    '2024-09-01',
    '0.255',
    { reduced: '0.10', intermediate: '0.14', hasZeroRate: true },
    '2025-12-31',
  ),
  eu('FI', '2026-01-01', '0.255', {
    reduced: '0.10',
    intermediate: '0.135',
    hasZeroRate: true,
  }),
  eu('FR', '2014-01-01', '0.20', {
    reduced: '0.055',
    intermediate: '0.10',
    superReduced: '0.021',
  }),
  eu('DE', '2007-01-01', '0.19', { reduced: '0.07' }, '2020-06-30'),
  eu('DE', '2020-07-01', '0.16', { reduced: '0.05' }, '2020-12-31'),
  eu('DE', '2021-01-01', '0.19', { reduced: '0.07' }),
  eu('GR', '2016-06-01', '0.24', { reduced: '0.06', intermediate: '0.13' }),
  eu('HU', '2012-01-01', '0.27', { reduced: '0.05', intermediate: '0.18' }),
  ...[
    ['2012-01-01', '0.23', '2020-08-31'],
    ['2020-09-01', '0.21', '2021-02-28'],
    ['2021-03-01', '0.23', undefined],
  ].map(([validFrom = '', standard = '', validTo]) =>
    eu(
      'IE',
      validFrom,
      standard,
      { reduced: '0.09', intermediate: '0.135', superReduced: '0.048', hasZeroRate: true },
      validTo,
    ),
  ),
  eu('IT', '2016-01-01', '0.22', {
    reduced: '0.05',
    intermediate: '0.10',
    superReduced: '0.04',
  }),
  eu('LV', '2018-01-01', '0.21', { reduced: '0.05', intermediate: '0.12' }),
  eu('LT', '2013-01-01', '0.21', { reduced: '0.05', intermediate: '0.09' }, '2025-12-31'),
  eu('LT', '2026-01-01', '0.21', { reduced: '0.05', intermediate: '0.12' }),
  eu(
    'LU',
    '2015-01-01',
    '0.17',
    { reduced: '0.08', intermediate: '0.14', superReduced: '0.03' },
    '2022-12-31',
  ),
  eu(
    'LU',
    '2023-01-01',
    '0.16',
    { reduced: '0.07', intermediate: '0.13', superReduced: '0.03' },
    '2023-12-31',
  ),
  eu('LU', '2024-01-01', '0.17', {
    reduced: '0.08',
    intermediate: '0.14',
    superReduced: '0.03',
  }),
  eu('MT', '2024-01-01', '0.18', { reduced: '0.05', intermediate: '0.12', hasZeroRate: true }),
  eu('NL', '2012-10-01', '0.21', { reduced: '0.06' }, '2018-12-31'),
  eu('NL', '2019-01-01', '0.21', { reduced: '0.09' }),
  eu('PL', '2011-01-01', '0.23', { reduced: '0.05', intermediate: '0.08' }),
  eu('PT', '2011-01-01', '0.23', { reduced: '0.06', intermediate: '0.13' }),
  eu('PT-20', '2021-07-01', '0.16', { reduced: '0.04', intermediate: '0.09' }),
  eu('PT-30', '2012-04-01', '0.22', { reduced: '0.05', intermediate: '0.12' }, '2024-09-30'),
  eu('PT-30', '2024-10-01', '0.22', { reduced: '0.04', intermediate: '0.12' }),
  eu('RO', '2017-01-01', '0.19', { reduced: '0.05', intermediate: '0.09' }, '2025-07-31'),
  eu('RO', '2025-08-01', '0.21', { reduced: '0.11' }),
  eu('SK', '2023-01-01', '0.20', { reduced: '0.05', intermediate: '0.10' }, '2024-12-31'),
  eu('SK', '2025-01-01', '0.23', { reduced: '0.05', intermediate: '0.19' }),
  eu('SI', '2020-01-01', '0.22', { reduced: '0.05', intermediate: '0.095' }),
  eu('ES', '2012-09-01', '0.21', { reduced: '0.10', superReduced: '0.04' }),
  eu('SE', '1996-01-01', '0.25', { reduced: '0.06', intermediate: '0.12', hasZeroRate: true }),
  uk('GB', '2011-01-04', '0.20', { reduced: '0.05', hasZeroRate: true }),
  ch('CH', '2018-01-01', '0.077', { reduced: '0.025', intermediate: '0.037' }, '2023-12-31'),
  ch('CH', '2024-01-01', '0.081', { reduced: '0.026', intermediate: '0.038' }),
  no('NO', '2021-10-01', '0.25', { reduced: '0.12', intermediate: '0.15', hasZeroRate: true }),
]

/** The rates of a territory on a day, such as `2026-01-31`; undefined where nothing is published here. */
export const publishedRatesOn = (territory: string, day: string): PublishedRates | undefined =>
  publishedRates.find(
    (one) =>
      one.territory === territory &&
      one.validFrom <= day &&
      (one.validTo === undefined || day <= one.validTo),
  )

/** Whether the rates of a territory's country are in the table. */
export const hasPublishedRates = ({ country }: { readonly country: string }): boolean =>
  publishedRates.some(({ territory }) => territory === country)
