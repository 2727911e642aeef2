import type { Product } from '@vitrine/contract/catalog-v1'
import { Status } from '@vitrine/ui/status'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { ChangedElsewhere } from '../../scaffold/changed-elsewhere.tsx'
import type { Suggestion } from '../../scaffold/combobox.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { FormFields } from '../../scaffold/form-fields.tsx'
import { May, useMay } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { useSaveKey } from '../../scaffold/use-save-key.ts'
import { General } from './general.tsx'
import { Inventory } from './inventory.tsx'
import { Measures } from './measures.tsx'
import { MediaPart } from './media.tsx'
import { MoreSections } from './more-sections.tsx'
import { Options } from './options.tsx'
import { Organise } from './organise.tsx'
import type { Money } from './parts.ts'
import { Preview } from './preview.tsx'
import { Pricing } from './pricing.tsx'
import { Seo } from './seo.tsx'
import type { Editor } from './use-editor.ts'
import type { Uploads } from './use-uploads.ts'
import './product.css'
import './more-sections.css'

export interface ProductPageProps {
  /** Undefined for one that is being created. */
  readonly product: Product | undefined
  readonly editor: Omit<Editor, 'untouched' | 'submit'> & {
    readonly submit: () => Promise<void>
    /** How many fields are wrong. */
    readonly complaints: number
    /** Whether it saves as soon as everything is uploaded. */
    readonly isWaiting: boolean
  }
  readonly money: Money
  readonly collections: readonly Suggestion[]
  readonly uploads: Uploads
  readonly onDelete: () => void
  /** The table of variants, where there are any. */
  readonly variants?: ReactNode
  /** What it delivers, once it is stored. */
  readonly files?: ReactNode
  /** What only some products have, once it is stored. */
  readonly extras?: ReactNode
  readonly barcode?: ReactNode
  /** What few products need, folded away. */
  readonly terms?: ReactNode
}

export function ProductPage(props: ProductPageProps) {
  const { product: stored, editor, money, collections } = props
  const { product, form: words } = useMessages()
  const { form, errors, set, submit, failure, complaints } = editor
  const saves = stored ? 'catalogV1.updateProduct' : 'catalogV1.createProduct'
  const maySave = useMay(saves)
  useSaveKey(() => maySave && void submit())
  const part = { form, errors, set }
  return (
    <form
      className="editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (maySave) void submit()
      }}
    >
      <PageHeader
        title={stored?.name ?? product.newTitle}
        above={<Link href={links.products()}>← {product.back}</Link>}
        aside={<SavedState {...props} />}
        actions={<Actions {...props} maySave={maySave} />}
      />
      {!maySave && <p className="notice">{words.readOnly}</p>}
      <ChangedElsewhere elsewhere={editor.saving ? undefined : editor.elsewhere} />
      {failure !== undefined && <Failure error={failure} />}
      {complaints > 0 && failure === undefined && (
        <p className="notice notice-bad" role="alert">
          {product.fix(complaints)}
        </p>
      )}
      <div className="editor-columns">
        <div className="editor-thing">
          <FormFields saves={saves}>
            <General {...part} />
            <MediaPart {...part} uploads={props.uploads} />
            <Pricing {...part} money={money} />
            <Options
              {...part}
              wasManaged={stored?.manageVariants ?? false}
              productId={stored?.id}
            />
          </FormFields>
          {props.variants}
          <FormFields saves={saves}>
            <Inventory {...part} productId={stored?.id} barcode={props.barcode} />
          </FormFields>
          {props.files}
          <FormFields saves={saves}>
            {props.extras}
            <Organise {...part} collections={collections} />
            <MoreSections {...part} productId={stored?.id} />
            <div className="folds">
              <Seo {...part} storedSlug={stored?.slug} />
              <Measures {...part} />
              {props.terms}
            </div>
          </FormFields>
          {stored && (
            <May call="catalogV1.deleteProduct">
              <button type="button" className="button button-quiet-bad" onClick={props.onDelete}>
                {product.delete}…
              </button>
            </May>
          )}
        </div>
        <div className="editor-preview">
          <Preview form={form} money={money} />
        </div>
      </div>
    </form>
  )
}

function SavedState({ product: stored, editor: { dirty, saving, isWaiting } }: ProductPageProps) {
  const { product, action, uploads } = useMessages()
  const kept = stored ? product.saved : product.notYet
  const words = saving ? action.saving : dirty ? product.unsaved : kept
  const isOpen = dirty || saving || isWaiting
  return (
    <span role="status">
      <Status tone={isOpen ? 'warn' : stored ? 'good' : 'quiet'}>
        {isWaiting ? uploads.savesAfter : words}
      </Status>
    </span>
  )
}

interface ActionsProps extends ProductPageProps {
  readonly maySave: boolean
}

function Actions({ product: stored, editor, uploads: { uploads }, maySave }: ActionsProps) {
  const { product, action, history } = useMessages()
  const { dirty, saving, isWaiting } = editor
  const isNothing = !dirty && !!stored && uploads.length === 0
  return (
    <>
      {stored && (
        <Link className="button" href={links.history({ kind: 'product', thing: stored.id })}>
          {history.of}
        </Link>
      )}
      {stored?.visible && (
        <a
          className="button"
          href={links.shopProduct(stored.slug)}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink aria-hidden="true" />
          {product.view}
        </a>
      )}
      {maySave && (
        <button
          type="submit"
          className="button button-primary"
          disabled={saving || isWaiting || isNothing}
        >
          {saving ? action.saving : action.save}
        </button>
      )}
    </>
  )
}
