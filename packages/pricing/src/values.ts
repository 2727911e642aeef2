/**
 * An amount as a whole number of the currency's minor unit (ISO 4217): 1990 is 19.90 EUR, 1990 JPY or 1.990 KWD.
 * A safe integer, so that snapshots and results are plain JSON. Convert with `toMinorUnits` and `fromMinorUnits`
 * of `@vitrine/money`.
 */
export type MinorUnits = number

/** A time as ISO 8601 text in UTC with milliseconds, as `Date.toISOString` writes it. */
export type Instant = string
