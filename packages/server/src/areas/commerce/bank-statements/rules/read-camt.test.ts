import { describe, expect, test } from 'vitest'
import { UnreadableStatement } from '../model.ts'
import { readCamt } from './read-camt.ts'

const statement = (entries: string, version = '001.08') => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.${version}">
  <BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id>${entries}</Stmt></BkToCstmrStmt>
</Document>`

const entry = ({ amount = '19.90', side = 'CRDT', status = '<Cd>BOOK</Cd>', details = '' }) => `
  <Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts>${status}</Sts>
  <BookgDt><Dt>2026-11-25</Dt></BookgDt><AcctSvcrRef>B1</AcctSvcrRef>${details}</Ntry>`

const transfer = (
  text: string,
  more = '',
) => `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${more}
  <RltdPties><Dbtr><Pty><Nm>Ada &amp; Söhne</Nm></Pty></Dbtr></RltdPties>
  <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`

describe('a statement of a bank', () => {
  test('returns incoming transfers, with payer and text', () => {
    const details = `<NtryDtls>${transfer('Order\n      10023')}</NtryDtls>`
    const read = readCamt(statement(entry({ details }) + entry({ side: 'DBIT' })))
    expect(read).toEqual({
      format: 'CAMT',
      skipped: 1,
      entries: [
        {
          bankReference: 'B1',
          date: '2026-11-25',
          amountMinor: 1990,
          currency: 'EUR',
          payer: 'Ada & Söhne',
          text: 'Order 10023',
        },
      ],
    })
  })

  test('returns each transfer of a batch booking', () => {
    const amount = (value: string) => `<Amt Ccy="EUR">${value}</Amt>`
    const details = `<NtryDtls>${transfer('10001', amount('9.90'))}${transfer('10002', amount('10'))}</NtryDtls>`
    const { entries } = readCamt(statement(entry({ details })))
    expect(entries.map(({ amountMinor, text }) => [amountMinor, text])).toEqual([
      [990, '10001'],
      [1000, '10002'],
    ])
    expect(entries.map(({ bankReference }) => bankReference)).toEqual([null, null])
  })

  test('skips pending and reversed entries', () => {
    const read = readCamt(
      statement(
        entry({ status: 'PDNG' }) + entry({ details: '<RvslInd>true</RvslInd>' }) + entry({}),
        '001.02',
      ),
    )
    expect([read.entries.length, read.skipped]).toEqual([1, 2])
  })

  test.each([
    ['INVALID_XML', '<Document><BkToCstmrStmt></Document>'],
    ['NO_STATEMENT', '<html><body>Sign in</body></html>'],
    ['AMOUNT', statement(entry({ amount: 'much' }))],
    ['DOCTYPE', '<!DOCTYPE a [<!ENTITY b "cccc">]><Document>&b;</Document>'],
  ])('reports %s for an invalid file', (problem, content) => {
    expect(() => readCamt(content)).toThrow(UnreadableStatement)
    expect(() => readCamt(content)).toThrow(problem)
  })
})
