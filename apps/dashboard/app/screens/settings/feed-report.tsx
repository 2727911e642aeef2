import type { FeedPlatform } from '@vitrine/contract/shop'
import { useId } from 'react'
import type { OutputOf } from '../../api/client.ts'
import { links } from '../../links.ts'
import { CopyButton } from '../../shared/copy-button.tsx'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { Section } from '../../shared/section.tsx'
import { useOperation } from '../../shared/use-operation.ts'

type Report = OutputOf<'shop.getFeedReport'>

interface FeedReportProps {
  /** Language and region of the shop. */
  readonly locale: string
  /** Whether visitors see the shop. */
  readonly isOpen: boolean
}

/** The URLs of the feeds, and their missing data. */
export function FeedReport({ locale, isOpen }: FeedReportProps) {
  const { shell } = useMessages()
  const result = useOperation('shop.getFeedReport', {})
  const theme = useOperation('theme.getTheme', {})
  if (!result.data) {
    return result.error ? (
      <Failure error={result.error} onRetry={() => result.refetch()} />
    ) : (
      <Skeleton rows={4} label={shell.loading} />
    )
  }
  const languages = otherLanguages(theme.data?.theme.texts ?? {}, locale)
  return <FeedDetails report={result.data} languages={languages} isOpen={isOpen} />
}

interface FeedDetailsProps extends Pick<FeedReportProps, 'isOpen'> {
  readonly report: Report
  /** Languages other than the shop's. */
  readonly languages: readonly string[]
}

export function FeedDetails({ report, languages, isOpen }: FeedDetailsProps) {
  const { feedSettings: texts } = useMessages()
  return (
    <>
      {!isOpen && <p className="notice">{texts.notOpen}</p>}
      <Addresses report={report} languages={languages} />
      <Section title={texts.gapsTitle} hint={texts.gapsText}>
        <Gaps report={report} />
      </Section>
    </>
  )
}

/** Languages other than the shop's for which the merchant has texts. */
export const otherLanguages = (texts: object, locale: string): readonly string[] =>
  Object.keys(texts).filter((one) => one !== new Intl.Locale(locale).language)

const platforms: readonly FeedPlatform[] = ['google', 'meta']

interface AddressesProps {
  readonly report: Pick<Report, 'shopUrl' | 'items' | 'physicalItems'>
  readonly languages: readonly string[]
}

function Addresses({ report, languages }: AddressesProps) {
  const { feedSettings: texts } = useMessages()
  const reader = useLanguage()
  const counts = { google: report.items, meta: report.physicalItems }
  return platforms.map((platform) => (
    <Section
      key={platform}
      title={texts.platforms[platform].name}
      hint={texts.platforms[platform].where}
    >
      <p>{texts.items({ n: counts[platform] })}</p>
      <ul className="feed-addresses">
        {['', ...languages].map((language) => (
          <FeedAddress
            key={language}
            platform={platform}
            url={links.productFeed(report.shopUrl, platform, language)}
            {...(language && {
              language:
                new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language,
            })}
          />
        ))}
      </ul>
      {languages.length > 0 && <p className="field-hint">{texts.languagesHint}</p>}
    </Section>
  ))
}

interface FeedAddressProps {
  readonly platform: FeedPlatform
  readonly url: string
  /** The language's name in the reader's language; absent for the shop's language. */
  readonly language?: string
}

function FeedAddress({ platform, url, language }: FeedAddressProps) {
  const { feedSettings: texts } = useMessages()
  const { name } = texts.platforms[platform]
  const label = language
    ? texts.addressIn({ platform: name, language })
    : texts.address({ platform: name })
  return (
    <li>
      {language && <span className="mute">{language}</span>}
      <span className="feed-address">
        <a href={url} target="_blank" rel="noopener">
          <code dir="ltr">{url}</code>
        </a>
        <CopyButton text={url} subject={label} />
      </span>
    </li>
  )
}

function Gaps({ report: { gaps, products, items } }: { readonly report: Report }) {
  const { feedSettings: texts } = useMessages()
  const language = useLanguage()
  const productsId = useId()
  const found = gaps.filter(({ count }) => count > 0)
  if (found.length === 0) {
    return <p className="field-hint">{items === 0 ? texts.empty : texts.complete}</p>
  }
  return (
    <>
      <div className="list-frame">
        <table className="list figures">
          <thead>
            <tr>
              <th scope="col">{texts.missing}</th>
              <th scope="col" className="cell-figure">
                {texts.variants}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ gap, count }) => (
              <tr key={gap}>
                <th scope="row">{texts.gaps[gap]}</th>
                <td className="cell-figure">{formatNumber(count, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="field-hint" id={productsId}>
        {texts.products}
      </p>
      <div className="list-frame">
        <table className="list figures" aria-labelledby={productsId}>
          <thead>
            <tr>
              <th scope="col">{texts.product}</th>
              <th scope="col">{texts.missing}</th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <tr key={product.id}>
                <th scope="row">
                  <Link href={links.product(product.id)}>
                    <bdi>{product.name}</bdi>
                  </Link>
                </th>
                <td className="mute">{product.gaps.map((gap) => texts.gaps[gap]).join(' · ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
