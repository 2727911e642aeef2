import type { FileGrant, ProductFile } from '@vitrine/contract/digital-files'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../../shared/render.fixture.tsx'
import { FilesSection, type FilesSectionProps } from './files-section.tsx'
import { parseGrantTerms } from './grant-form.tsx'
import { GrantsTable } from './grants-table.tsx'

const now = new Date('2026-05-02T10:00:00Z')
const createdDate = new Date('2026-05-01T10:00:00Z')
const file: ProductFile = {
  productId: 'p1',
  file: {
    id: 'f1',
    fileName: 'sonata.pdf',
    fileType: 'SECURE_DOCUMENT',
    bytes: 1_200_000,
    createdDate,
  },
}
const part = (changes: Partial<FilesSectionProps>) => (
  <FilesSection
    isDigital
    files={[file]}
    variants={[]}
    upload={undefined}
    now={now}
    onFile={() => {}}
    onDownload={() => {}}
    onRemove={() => {}}
    onMakePhysical={() => {}}
    {...changes}
  />
)

test('a digital product shows its file and the possible actions', () => {
  const text = textOf(part({}))
  expect(text).toContain('sonata.pdf')
  expect(text).toContain('Download Remove')
  expect(text).toContain('takes the place')
  expect(markupOf(part({}))).toContain('aria-label="Remove “sonata.pdf”"')
})

test('an item shows the effect of adding a file', () => {
  const text = textOf(part({ isDigital: false, files: [] }))
  expect(text).toContain('A file makes this product a download')
  expect(text).not.toContain('Sell as a physical product again')
})

test('each variant can have its own file', () => {
  const variants = [{ id: 'v1', name: 'Cello' }]
  const text = textOf(part({ variants, files: [file, { ...file, variantId: 'v1' }] }))
  expect(text).toContain('The whole product')
  expect(text).toContain('Cello')
})

test('an upload shows its progress instead of the drop area', () => {
  const text = markupOf(part({ upload: { key: 'u', name: 'big.zip', share: 0.4 } }))
  expect(text).toContain('<progress value="0.4" aria-label="Uploading big.zip"')
  expect(text).not.toContain('class="drop"')
})

test('a grant shows its member, its expiry and its downloads', () => {
  const grant: FileGrant = {
    productId: 'p1',
    memberId: 'm1',
    memberName: 'Clara',
    memberEmail: 'clara@example.com',
    downloads: 2,
    grantedDate: createdDate,
  }
  const table = (changes: Partial<FileGrant>) =>
    textOf(
      <GrantsTable grants={[{ ...grant, ...changes }]} total={3} now={now} onRevoke={() => {}} />,
    )
  expect(table({})).toContain('Clara clara@example.com for ever 2 Revoke')
  expect(table({ downloadLimit: 5, expiresDate: createdDate })).toContain('over 2 of 5')
  expect(table({})).toContain('2 more')
})

test.each(['0', '1.5', 'many', '10001'])('a limit of “%s” is refused', (limit) => {
  expect(parseGrantTerms('', limit)).toBe('bad-limit')
})

test('empty fields set no limit, and the last day is included', () => {
  expect(parseGrantTerms('', '')).toEqual({})
  expect(parseGrantTerms('2026-05-02', ' 3 ')).toEqual({
    expiresDate: new Date('2026-05-02T23:59:59'),
    downloadLimit: 3,
  })
})
