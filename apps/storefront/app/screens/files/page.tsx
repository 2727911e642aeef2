import { Button } from '@vitrine/ui/button'
import { AccountLayout } from '../../account/account-layout.tsx'
import { useDate } from '../../account/use-date.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { formatSize } from './format-size.ts'
import type { FilesProps, FileView } from './route.ts'

export function FilesPage({ errors, note, approvals, files }: FilesProps) {
  const messages = useMessages()
  return (
    <AccountLayout
      title={messages.files.title}
      lede={files.length > 0 ? messages.files.why : messages.files.none}
      errors={errors}
      note={note}
      approvals={approvals}
    >
      {files.length > 0 && (
        <ul className="account-list">
          {files.map((file) => (
            <FileRow key={`${file.productId} ${file.fileId}`} {...file} />
          ))}
        </ul>
      )}
    </AccountLayout>
  )
}

/** A plain form: the response is a download, so the page stays open. */
function FileRow({ productId, fileId, product, slug, variant, name, bytes, ...terms }: FileView) {
  const messages = useMessages()
  return (
    <li>
      <div>
        <strong>
          <a href={links.product(slug)}>{product}</a>
          {variant && `, ${variant}`}
        </strong>
        <p className="v-mute">
          {name} · <span className="v-num">{formatSize(bytes, messages.locale)}</span>
        </p>
        <Terms {...terms} />
      </div>
      <form method="post" action={links.files()} className="account-row-form">
        <input type="hidden" name="product" value={productId} />
        <input type="hidden" name="file" value={fileId} />
        <Button
          type="submit"
          tone="plain"
          disabled={terms.left === 0}
          aria-label={messages.files.downloadOf({ name })}
        >
          {messages.files.download}
        </Button>
      </form>
    </li>
  )
}

function Terms({ until, left }: Pick<FileView, 'until' | 'left'>) {
  const messages = useMessages()
  const date = useDate()
  const termTexts = [
    ...(until ? [messages.files.until({ date: date(until) })] : []),
    ...(left === undefined ? [] : [messages.files.left({ n: left })]),
  ]
  return termTexts.length > 0 && <p className="v-mute">{termTexts.join(' · ')}</p>
}
