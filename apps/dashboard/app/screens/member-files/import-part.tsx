import {
  type ExistingMembers,
  existingMembers,
  type MemberPreview,
} from '@vitrine/contract/member-files'
import { useState } from 'react'
import { DropFile } from '../../scaffold/drop-file.tsx'
import { SelectField } from '../../scaffold/fields.tsx'
import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import type { MemberUpload } from './use-import.ts'

export interface ImportPartProps {
  readonly upload: MemberUpload | undefined
  /** What was wrong with the file that was chosen. */
  readonly problem: string | undefined
  readonly onFile: (file: File) => void
  readonly onStart: (existing: ExistingMembers) => void
  readonly onAnother: () => void
}

export function ImportPart(props: ImportPartProps) {
  const { memberFiles: words } = useMessages()
  const { upload, problem } = props
  const wordsOf = ({ file, share }: MemberUpload) =>
    share === undefined ? words.reading : words.uploading(file.name)
  return (
    <section aria-labelledby="import-members">
      <h2 id="import-members">{words.importTitle}</h2>
      <p className="page-text">{words.importText}</p>
      {problem && (
        <p className="notice notice-bad" role="alert">
          {problem}
        </p>
      )}
      {upload?.preview && upload.share === undefined ? (
        <Look {...props} preview={upload.preview} />
      ) : (
        <DropFile
          label={words.choose}
          words={words.drop}
          choose={words.choose}
          accept=".csv,.tsv,.txt,.jsonl,.ndjson,text/csv"
          busy={upload && { words: wordsOf(upload), share: upload.share }}
          onFile={props.onFile}
        />
      )}
    </section>
  )
}

/** What the file looks like, before anything is done. */
function Look({
  upload,
  preview,
  onStart,
  onAnother,
}: ImportPartProps & { preview: MemberPreview }) {
  const { memberFiles: words } = useMessages()
  const [existing, setExisting] = useState<ExistingMembers>('keep')
  return (
    <>
      <h3>{upload?.file.name}</h3>
      {preview.columns.length > 0 && <Columns columns={preview.columns} />}
      <Rows rows={preview.rows} />
      <div className="file-decision">
        <SelectField
          label={words.existing}
          hint={words.existingHint}
          value={existing}
          options={existingMembers.map((way) => [way, words.existingWays[way]] as const)}
          onValue={setExisting}
        />
        <div className="file-ways">
          <button type="button" className="button" onClick={onAnother}>
            {words.another}
          </button>
          <button type="button" className="button button-primary" onClick={() => onStart(existing)}>
            {words.start}
          </button>
        </div>
      </div>
    </>
  )
}

function Columns({ columns }: Pick<MemberPreview, 'columns'>) {
  const { memberFiles: words } = useMessages()
  return (
    <div className="list-frame">
      <table className="list">
        <caption className="quiet">{words.columnsTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{words.column}</th>
            <th scope="col">{words.readAs}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, field }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may name two columns alike
            <tr key={at}>
              <td>{name || '–'}</td>
              <td className={field ? undefined : 'mute'}>{field ?? words.unread}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Shown = Readonly<Record<string, unknown>>

function Rows({ rows }: Pick<MemberPreview, 'rows'>) {
  const { memberFiles: words } = useMessages()
  const language = useLanguage()
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  return (
    <div className="list-frame">
      <table className="list">
        <caption className="quiet">{words.rowsTitle}</caption>
        <thead>
          <tr>
            <th scope="col" className="figure">
              {words.line}
            </th>
            <th scope="col">{words.email}</th>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.password}</th>
            <th scope="col">{words.trouble}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, member, problems }) => {
            const shown = member as Shown
            const name = [shown.firstName, shown.lastName].map(textOf).filter(Boolean).join(' ')
            return (
              <tr key={line}>
                <td className="figure">{formatNumber(line, language)}</td>
                <td>{textOf(shown.email) || '–'}</td>
                <td>{name || textOf(shown.nickname) || '–'}</td>
                <td className="mute">{textOf(shown.passwordHash) || '–'}</td>
                <td className={problems.length > 0 ? 'cell-words' : 'mute'}>
                  {problems
                    .map(({ field, reason }) => `${field ?? ''} ${reason}`.trim())
                    .join('; ') || words.fine}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
