import type { CatalogProduct } from '@vitrine/contract/products'
import { FormFields } from '../../shared/form-fields.tsx'
import { CustomFields } from './custom-fields.tsx'
import { Additions } from './extras/additions.tsx'
import type { ExtrasProps } from './extras/form.ts'
import { OtherTerms } from './extras/other-terms.tsx'
import { SellingTerms } from './extras/selling-terms.tsx'
import { Files } from './files.tsx'
import { Measures } from './measures.tsx'
import { MoreSections } from './more-sections.tsx'
import { Options } from './options.tsx'
import type { PartProps } from './parts.ts'
import { Seo } from './seo.tsx'
import type { VariantsEditor } from './use-variants.ts'
import { Variants } from './variants.tsx'
import './more-sections.css'

export interface LowerSectionsProps {
  readonly part: PartProps
  readonly extras: ExtrasProps
  /** Undefined for one that is being created. */
  readonly stored: CatalogProduct | undefined
  /** Undefined for a product without variants. */
  readonly variants: VariantsEditor | undefined
}

/** What is below the first screen of the editor, across its columns. */
export function LowerSections({ part, extras, stored, variants }: LowerSectionsProps) {
  const saveOperation = 'products.saveProduct'
  const isDigital = stored?.productType === 'digital'
  return (
    <>
      <div className="editor-thing product-wide">
        <FormFields saveOperation={saveOperation}>
          <Options {...part} wasManaged={stored?.manageVariants ?? false} />
        </FormFields>
        {variants && <Variants variants={variants} track={stored?.stock.tracked ?? false} />}
      </div>
      <div className="editor-thing">
        <FormFields saveOperation={saveOperation}>
          <MoreSections {...part} />
          <CustomFields {...part} />
          <Additions {...extras} isDigital={isDigital} />
        </FormFields>
        {stored && <Files product={stored} />}
        <FormFields saveOperation={saveOperation}>
          <div className="folds">
            <Seo {...part} storedSlug={stored?.slug} />
            <Measures {...part} />
            {stored && <OtherTerms {...extras} product={stored} />}
          </div>
        </FormFields>
      </div>
      <FormFields saveOperation={saveOperation}>
        <SellingTerms {...extras} isCounted={part.form.track} isDigital={isDigital} />
      </FormFields>
    </>
  )
}
