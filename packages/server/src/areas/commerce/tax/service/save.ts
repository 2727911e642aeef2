import { brokenRule } from '@vitrine/contract/kit'
import {
  SystemTaxGroup,
  TaxExemptGroupNotFound,
  TaxGroupInUse,
  TaxGroupNotFound,
  TaxRateExists,
  TaxRegionExists,
  TaxRegionNotFound,
} from '@vitrine/contract/taxes'
import { listRecords } from '../../../../platform/db/versioned-rows.ts'
import type { Tx } from '../../../../platform/tx.ts'
import {
  deleteRecord,
  type RecordDeps,
  type RecordToSave,
  saveRecord,
} from '../../records/index.ts'
import type { TaxExemptGroup, TaxGroup, TaxRate, TaxRegion } from '../model/tax.ts'
import { checkPeriod, checkRegion, overlap } from '../rules/checks.ts'
import { plainSubdivision } from '../rules/territories.ts'
import { exemptGroupKind, groupKind, rateKind, regionKind } from './kinds.ts'

export const saveGroup = (
  tx: Tx,
  deps: RecordDeps,
  input: Omit<RecordToSave<TaxGroup>, 'isSystem'>,
) =>
  saveRecord<TaxGroup>(tx, deps, groupKind, { ...input, isSystem: false }, (_, __, before) => {
    if (before) refuseSystemGroup(before)
  })

export const deleteGroup = (tx: Tx, deps: RecordDeps, id: string) =>
  deleteRecord<TaxGroup>(tx, deps, groupKind, id, async (group) => {
    refuseSystemGroup(group)
    const rates = await listRecords<TaxRate>(tx, rateKind.table)
    if (rates.some(({ taxGroupId }) => taxGroupId === id)) throw TaxGroupInUse({ id })
  })

function refuseSystemGroup({ id, isSystem }: TaxGroup): void {
  if (isSystem) throw SystemTaxGroup({ id })
}

export const saveRegion = (tx: Tx, deps: RecordDeps, input: RecordToSave<TaxRegion>) =>
  saveRecord<TaxRegion>(tx, deps, regionKind, tidyRegion(input), (region, others) => {
    checkRegion(region)
    const conflict = others.find((one) => isSamePlace(one, region))
    if (conflict) throw TaxRegionExists({ conflict: conflict.id })
  })

/** Codes in capitals, the whole country as empty. */
const tidyRegion = (region: RecordToSave<TaxRegion>): RecordToSave<TaxRegion> => ({
  ...region,
  subdivision: region.subdivision === '*' ? '' : region.subdivision.toUpperCase(),
  postalCodes: [...new Set(region.postalCodes.map((code) => code.toUpperCase().trim()))].sort(),
})

const isSamePlace = (one: TaxRegion, other: TaxRegion): boolean =>
  one.country === other.country &&
  plainSubdivision(one) === plainSubdivision(other) &&
  one.postalCodes.join() === other.postalCodes.join()

export const deleteRegion = (tx: Tx, deps: RecordDeps, id: string) =>
  deleteRecord<TaxRegion>(tx, deps, regionKind, id, async () => {
    const rates = await listRecords<TaxRate>(tx, rateKind.table)
    for (const rate of rates.filter(({ taxRegionId }) => taxRegionId === id)) {
      await deleteRate(tx, deps, rate.id)
    }
  })

export async function saveRate(
  tx: Tx,
  deps: RecordDeps,
  input: RecordToSave<TaxRate>,
): Promise<TaxRate> {
  checkPeriod(input)
  await requireReferences(tx, input)
  return saveRecord<TaxRate>(tx, deps, rateKind, input, (rate, others) => {
    const conflict = others.find((one) => overlap(one, rate))
    if (conflict) throw TaxRateExists({ conflict: conflict.id })
  })
}

async function requireReferences(tx: Tx, rate: RecordToSave<TaxRate>): Promise<void> {
  const groups = await listRecords<TaxGroup>(tx, groupKind.table)
  if (!groups.some(({ id }) => id === rate.taxGroupId)) {
    throw TaxGroupNotFound({ taxGroupId: rate.taxGroupId })
  }
  const regions = await listRecords<TaxRegion>(tx, regionKind.table)
  if (!regions.some(({ id }) => id === rate.taxRegionId)) {
    throw TaxRegionNotFound({ taxRegionId: rate.taxRegionId })
  }
  const ids = rate.exemptRates.map(({ taxExemptGroupId }) => taxExemptGroupId)
  if (ids.length === 0) return
  const existing = await listRecords<TaxExemptGroup>(tx, exemptGroupKind.table)
  const missing = ids.find((one) => !existing.some(({ id }) => id === one))
  if (missing) throw TaxExemptGroupNotFound({ taxExemptGroupId: missing })
  if (new Set(ids).size < ids.length) {
    throw brokenRule('rate.exemptRates', 'DUPLICATE_GROUP', 'names a group of buyers twice')
  }
}

export const deleteRate = (tx: Tx, deps: RecordDeps, id: string) =>
  deleteRecord<TaxRate>(tx, deps, rateKind, id)

export const saveExemptGroup = (tx: Tx, deps: RecordDeps, input: RecordToSave<TaxExemptGroup>) =>
  saveRecord<TaxExemptGroup>(tx, deps, exemptGroupKind, input, () => {})

/** Deletes a group of buyers; the rates that mention it forget it. */
export const deleteExemptGroup = (tx: Tx, deps: RecordDeps, id: string) =>
  deleteRecord<TaxExemptGroup>(tx, deps, exemptGroupKind, id, async () => {
    const rates = await listRecords<TaxRate>(tx, rateKind.table)
    const isMeant = (one: { readonly taxExemptGroupId: string }) => one.taxExemptGroupId === id
    for (const rate of rates.filter(({ exemptRates }) => exemptRates.some(isMeant))) {
      const exemptRates = rate.exemptRates.filter((one) => !isMeant(one))
      await saveRecord<TaxRate>(tx, deps, rateKind, { ...rate, exemptRates }, () => {})
    }
  })
