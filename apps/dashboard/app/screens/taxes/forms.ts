import type { InputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import { readSubdivision } from '../../shared/places.ts'
import type { Errors } from '../../shared/use-form.ts'
import { fractionOf, percentOf } from './percent.ts'
import type { TaxRate, TaxRegion } from './setup.ts'

type RegionToSave = InputOf<'taxes.saveTaxRegion'>['region']
type RateToSave = InputOf<'taxes.saveTaxRate'>['rate']

/** Whether prices include tax; `SITE` uses the setting. */
export const inclusions = ['SITE', 'INCLUDED', 'ADDED'] as const
export type Inclusion = (typeof inclusions)[number]

/** The form of a tax region. */
export interface RegionForm {
  readonly country: string
  readonly subdivision: string
  readonly postalCodes: readonly string[]
  readonly usesPublishedRates: boolean
  readonly inclusion: Inclusion
}

export const emptyRegion: RegionForm = {
  country: '',
  subdivision: '',
  postalCodes: [],
  usesPublishedRates: false,
  inclusion: 'SITE',
}

const inclusionOf = (included: boolean | null): Inclusion => {
  if (included === null) return 'SITE'
  return included ? 'INCLUDED' : 'ADDED'
}

export const regionFormOf = (region: TaxRegion): RegionForm => ({
  country: region.country,
  subdivision: region.subdivision,
  postalCodes: region.postalCodes,
  usesPublishedRates: region.usesPublishedRates,
  inclusion: inclusionOf(region.taxIncludedInPrice),
})

export function checkRegion(form: RegionForm, { taxes }: Messages): Errors {
  const isSubdivision =
    form.subdivision.trim() === '' || readSubdivision(form.subdivision, form.country) !== undefined
  return {
    ...(form.country === '' && { country: taxes.wrong.country }),
    ...(!isSubdivision && { subdivision: taxes.wrong.subdivision }),
  }
}

export const regionOf = (form: RegionForm): RegionToSave => ({
  country: form.country,
  subdivision: readSubdivision(form.subdivision, form.country) ?? '',
  postalCodes: [...form.postalCodes],
  usesPublishedRates: form.usesPublishedRates,
  taxIncludedInPrice: form.inclusion === 'SITE' ? null : form.inclusion === 'INCLUDED',
})

/** The form of a rate; rates are percentages. */
export interface RateForm {
  readonly taxGroupId: string
  readonly percent: string
  readonly taxName: string
  readonly validFrom: string
  readonly validTo: string
  readonly taxType: string
  readonly jurisdiction: string
  readonly jurisdictionType: TaxRate['jurisdictionType']
  readonly description: string
  /** Percentages of exempt groups by id; empty for the ordinary rate. */
  readonly exempt: Readonly<Record<string, string>>
}

export const emptyRate: RateForm = {
  taxGroupId: '',
  percent: '',
  taxName: '',
  validFrom: '',
  validTo: '',
  taxType: '',
  jurisdiction: '',
  jurisdictionType: 'UNDEFINED',
  description: '',
  exempt: {},
}

export const rateFormOf = (rate: TaxRate): RateForm => ({
  taxGroupId: rate.taxGroupId,
  percent: percentOf(rate.taxRate),
  taxName: rate.taxName,
  validFrom: rate.validFrom ?? '',
  validTo: rate.validTo ?? '',
  taxType: rate.taxType,
  jurisdiction: rate.jurisdiction,
  jurisdictionType: rate.jurisdictionType,
  description: rate.description,
  exempt: Object.fromEntries(
    rate.exemptRates.map(({ taxExemptGroupId, taxRate }) => [taxExemptGroupId, percentOf(taxRate)]),
  ),
})

const isBlank = (text: string) => text.trim() === ''

export function checkRate(form: RateForm, { taxes }: Messages): Errors {
  const { wrong } = taxes
  const isBackwards = form.validFrom !== '' && form.validTo !== '' && form.validTo < form.validFrom
  const wrongExempt = Object.entries(form.exempt).filter(
    ([, percent]) => !isBlank(percent) && fractionOf(percent) === undefined,
  )
  return {
    ...(form.taxGroupId === '' && { taxGroupId: wrong.group }),
    ...(fractionOf(form.percent) === undefined && { percent: wrong.percent }),
    ...(isBackwards && { validTo: wrong.days }),
    ...Object.fromEntries(wrongExempt.map(([id]) => [`exempt.${id}`, wrong.percent])),
  }
}

/** The rate of a form that has been checked. */
export const rateOf = (form: RateForm, taxRegionId: string): RateToSave => ({
  taxGroupId: form.taxGroupId,
  taxRegionId,
  taxRate: fractionOf(form.percent) ?? '0',
  taxName: form.taxName.trim(),
  taxType: form.taxType.trim(),
  jurisdiction: form.jurisdiction.trim(),
  jurisdictionType: form.jurisdictionType,
  description: form.description.trim(),
  exemptRates: Object.entries(form.exempt).flatMap(([taxExemptGroupId, percent]) => {
    const taxRate = fractionOf(percent)
    return taxRate === undefined ? [] : [{ taxExemptGroupId, taxRate }]
  }),
  validFrom: form.validFrom || null,
  validTo: form.validTo || null,
})
