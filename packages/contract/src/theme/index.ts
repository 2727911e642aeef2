import { InvalidRevision } from '../catalog/index.ts'
import { GET, operation, POST, PUT, service, Text, Timestamp, Type } from '../kit/index.ts'
import { SettingsChanged } from '../sites/index.ts'
import {
  ThemeColourInvalid,
  ThemeContrastTooLow,
  ThemeDraftMissing,
  ThemePreviewExpired,
  ThemeTextInvalid,
} from './errors.ts'
import { ThemeChanged } from './facts.ts'
import { StoredTheme, Theme, ThemeChanges } from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'
export * from './texts.ts'

const revision = Type.Integer({ minimum: 0 })
const change = {
  permission: 'admin',
  writes: true,
  response: StoredTheme,
  facts: [ThemeChanged],
} as const

/** The look and custom texts of a shop, as a draft and a published version. */
export const theme = service({
  name: 'theme',
  summary: 'The look and the texts of a shop: presets, colours, type, drafts, publishing',
  mounts: ['/vitrine/v1/theme'],
  operations: {
    getTheme: operation({
      route: GET(''),
      permission: 'anyone',
      cached: 'catalog',
      summary: 'Read the published theme: look and texts',
      request: Type.Object({}),
      response: Type.Object({ theme: Theme }),
    }),
    getStoredTheme: operation({
      route: GET('/stored'),
      permission: 'admin',
      leastRole: 'viewer',
      summary: 'Read the published theme and its draft',
      request: Type.Object({}),
      response: StoredTheme,
    }),
    saveThemeDraft: operation({
      ...change,
      route: PUT('/draft'),
      summary: 'Save the draft of the theme; visitors still see the published one',
      description:
        'Changes the draft, or what is published where there is no draft. Parts that are left out stay. Text that could ' +
        'not be read in light or in dark is refused with a colour that is enough.',
      request: Type.Object({ changes: ThemeChanges, revision }),
      errors: [InvalidRevision, ThemeColourInvalid, ThemeContrastTooLow, ThemeTextInvalid],
    }),
    publishTheme: operation({
      ...change,
      route: POST('/publish'),
      summary: 'Publish the draft of the theme',
      description:
        'The accent becomes the brand colour of the settings, which mails and documents have.',
      request: Type.Object({ revision }),
      errors: [InvalidRevision, ThemeDraftMissing],
      facts: [SettingsChanged, ThemeChanged],
    }),
    discardThemeDraft: operation({
      ...change,
      route: POST('/discard'),
      summary: 'Delete the draft of the theme; the history restores it',
      request: Type.Object({ revision }),
      errors: [InvalidRevision, ThemeDraftMissing],
    }),
    createThemePreview: operation({
      route: POST('/preview'),
      permission: 'admin',
      leastRole: 'viewer',
      summary: 'Create an address that shows the shop with the saved draft of its theme',
      request: Type.Object({}),
      response: Type.Object({
        /**
         * Its holder can view the draft until it expires; append paths of the shop. The dashboard may embed
         * it in a frame. `scheme=light` and `scheme=dark` select the colour scheme.
         */
        url: Type.String(),
        /** 12 hours from now. */
        expiresDate: Timestamp(),
      }),
    }),
    previewTheme: operation({
      route: GET('/previews/{token}'),
      permission: 'anyone',
      summary: 'Read the saved draft of the theme, by the token of its preview',
      request: Type.Object({ token: Text(1, 300) }),
      response: Type.Object({
        theme: Theme,
        /** Scheme and host of the dashboard, which may show the shop in a frame. */
        frameOrigin: Type.String(),
      }),
      errors: [ThemePreviewExpired],
    }),
  },
})
