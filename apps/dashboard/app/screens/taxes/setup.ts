import type { OperationName, OutputOf } from '../../api/client.ts'

/** All that is set up about taxes. */
export type TaxSetup = OutputOf<'taxes.listTaxes'>
export type TaxGroup = TaxSetup['groups'][number]
export type ExemptGroup = TaxSetup['exemptGroups'][number]
export type TaxRegion = TaxSetup['regions'][number]
export type TaxRate = TaxSetup['rates'][number]
export type PublishedRate = OutputOf<'taxes.listPublishedRates'>['rates'][number]
export type AppliedTax = OutputOf<'taxes.testTaxAddress'>['taxes'][number]
export type TaxSettings = OutputOf<'sites.getSettings'>['settings']['taxes']

/** Queries to refetch after a change of taxes. */
export const staleReads: readonly OperationName[] = ['taxes.listTaxes', 'taxes.testTaxAddress']

/** The edited record; a new one without id. */
export type EditTarget =
  | { readonly kind: 'group' | 'exempt' | 'region'; readonly id?: string }
  | { readonly kind: 'rate'; readonly regionId: string; readonly id?: string }
  | { readonly kind: 'selling' }

/** Props of all tax dialogs. */
export interface EditorProps {
  readonly setup: TaxSetup
  readonly onClose: () => void
}
