import { isCurrency, isDecimal } from '@vitrine/money'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type Statement, type StatementEntry, UnreadableStatement } from '../model.ts'
import { minorUnitsOf } from './typed-values.ts'

type Node = { readonly [name: string]: unknown } | undefined

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) =>
    ['Stmt', 'Rpt', 'Ntfctn', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd'].includes(name),
})

/** A statement, report or notification of ISO 20022 (camt.053, 052, 054), of any version. */
export function readCamt(content: string): Statement {
  // Bank files need no DTD, and entity expansion could exhaust the memory.
  if (/<!DOCTYPE|<!ENTITY/i.test(content)) throw new UnreadableStatement('DOCTYPE')
  const valid = XMLValidator.validate(content)
  if (valid !== true) throw new UnreadableStatement('INVALID_XML', valid.err.line)
  const document = nodeOf((parser.parse(content) as Node)?.Document)
  const body = nodeOf(
    document?.BkToCstmrStmt ?? document?.BkToCstmrAcctRpt ?? document?.BkToCstmrDbtCdtNtfctn,
  )
  if (!body) throw new UnreadableStatement('NO_STATEMENT')
  const accounts = listOf(body.Stmt ?? body.Rpt ?? body.Ntfctn)
  const entries = accounts.flatMap((account) => listOf(account?.Ntry))
  const incoming = entries.filter(isIncoming)
  return {
    format: 'CAMT',
    entries: incoming.flatMap(entriesOf),
    skipped: entries.length - incoming.length,
  }
}

/** Booked and incoming; a reversal of an own payment counts as outgoing. */
function isIncoming(entry: Node): boolean {
  const status = textOf(nodeOf(entry?.Sts)?.Cd ?? entry?.Sts)
  const isReversal = textOf(entry?.RvslInd) === 'true'
  return status !== 'PDNG' && textOf(entry?.CdtDbtInd) === 'CRDT' && !isReversal
}

/** One entry may be many transfers that the bank has booked together. */
function entriesOf(entry: Node): StatementEntry[] {
  const transfers = listOf(entry?.NtryDtls).flatMap((details) => listOf(details?.TxDtls))
  if (transfers.length <= 1) return [toEntry(entry, transfers[0], entry?.Amt)]
  return transfers.map((transfer) => {
    const amount = transfer?.Amt ?? nodeOf(nodeOf(transfer?.AmtDtls)?.TxAmt)?.Amt
    return toEntry(entry, transfer, amount)
  })
}

function toEntry(entry: Node, transfer: Node, amount: unknown): StatementEntry {
  const currency = textOf(nodeOf(amount)?.['@Ccy'])
  const value = textOf(amount)
  const amountMinor =
    isCurrency(currency) && isDecimal(value) ? minorUnitsOf(value, currency) : undefined
  if (amountMinor === undefined) throw new UnreadableStatement('AMOUNT')
  const booked = nodeOf(entry?.BookgDt) ?? nodeOf(entry?.ValDt)
  const references = nodeOf(transfer?.Refs)
  const parties = nodeOf(transfer?.RltdPties)
  const payer = nodeOf(parties?.Dbtr)
  const ultimate = nodeOf(parties?.UltmtDbtr)
  const own = textOf(references?.AcctSvcrRef) || textOf(references?.TxId)
  const shared = textOf(entry?.AcctSvcrRef)
  return {
    bankReference: own || (transfer === undefined ? shared : sharedBy(entry, shared)) || null,
    date: textOf(booked?.Dt ?? booked?.DtTm).slice(0, 10),
    amountMinor,
    currency,
    payer: nameOf(ultimate) || nameOf(payer),
    text: remittanceOf(transfer) || textOf(entry?.AddtlNtryInf),
  }
}

/** The entry's reference only identifies a transfer if there is a single one. */
const sharedBy = (entry: Node, reference: string): string =>
  listOf(entry?.NtryDtls).flatMap((details) => listOf(details?.TxDtls)).length === 1
    ? reference
    : ''

const nameOf = (party: Node): string => textOf(nodeOf(party?.Pty)?.Nm ?? party?.Nm)

function remittanceOf(transfer: Node): string {
  const remittance = nodeOf(transfer?.RmtInf)
  const free = listOfTexts(remittance?.Ustrd).join(' ')
  const structured = nodeOf(nodeOf(remittance?.Strd)?.CdtrRefInf)?.Ref
  const endToEnd = textOf(nodeOf(transfer?.Refs)?.EndToEndId)
  const named = endToEnd === 'NOTPROVIDED' ? '' : endToEnd
  return [free, textOf(structured), named].filter(Boolean).join(' ').trim()
}

const nodeOf = (value: unknown): Node =>
  typeof value === 'object' && value !== null ? (value as Node) : undefined

const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.map(nodeOf) : [])

const listOfTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : [])

function textOf(value: unknown): string {
  const text = nodeOf(value)?.['#text'] ?? value
  return typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : ''
}
