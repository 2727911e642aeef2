import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@vitrine/contract'
import { NotFound } from '@vitrine/contract/kit'
import { type AppOptions, composeApp } from './app.ts'
import { createTotalsCache } from './areas/catalog/index.ts'
import { checkPlugins, schemasOf } from './areas/site/plugins/index.ts'
import { factNames } from './areas/site/webhooks/index.ts'
import { createCallerLookup, withoutScheme } from './credentials.ts'
import { createApiDocs } from './documents/index.ts'
import { type Listener, type ListenOptions, listen } from './listen.ts'
import type { MetricsExporter } from './metrics/metrics-exporter.ts'
import { createServerMetrics, type ServerMetrics } from './metrics/server-metrics.ts'
import { openOperatorPages } from './operator-pages.ts'
import { newRequestId } from './platform/ids.ts'
import { createJobs, type JobPayloads, type WorkerGroup } from './platform/jobs.ts'
import type { Logger } from './platform/logger.ts'
import { type OpenPlatform, openPlatform, type PlatformOptions } from './platform/open-platform.ts'
import { createSharedCallCounter } from './platform/shared-call-counter.ts'
import { insideTracing, type Tracing } from './platform/tracing/tracing.ts'
import { closedPage } from './transport/closed-page.ts'
import { corsHeaders } from './transport/cors.ts'
import type { PipelineDeps } from './transport/deps.ts'
import { createFetchAdapter, type FetchOptions } from './transport/fetch-adapter.ts'
import { graphqlHandlers } from './transport/graphql/handlers.ts'
import { createLoadLimiter } from './transport/load-limiter.ts'
import { networkOf, originOf } from './transport/origin.ts'
import { guardPages } from './transport/page-guard.ts'
import { createResponseCache } from './transport/response-cache.ts'
import { routesOf, type ServedRoute } from './transport/routes.ts'
import { traceCalls } from './transport/trace-requests.ts'
import { toErrorResponse } from './transport/wire-errors.ts'

export interface ServerOptions extends PlatformOptions, AppOptions {
  /** In tests a response that violates its contract throws; otherwise it is logged. */
  readonly strict?: boolean
  /** Whether this process also does the waiting jobs. */
  readonly runJobs?: boolean
  /** Interval of the search for jobs of ended processes, in milliseconds; default 10,000. */
  readonly takeoverEveryMs?: number
}

/** How long a process that ends waits for the requests under way. */
const MAX_DRAIN_MS = 5_000

const workerGroups: readonly WorkerGroup<keyof JobPayloads>[] = [
  { tasks: ['media.fetch'], concurrency: 2 },
  { tasks: ['media.rasterise'], concurrency: 1 },
  { tasks: ['importSchedules.run'], concurrency: 2 },
  {
    tasks: [
      'mail.send',
      'phone.send',
      'recovery.send',
      'staff.recover',
      'registration.answer',
      'oauth.tellClient',
      'search.feed',
    ],
    concurrency: 2,
  },
]

/** Each continues after its last commit, and ends if another run has advanced meanwhile. */
const resumable = ['imports.run', 'exports.run', 'jobs.run', 'inventory.reconcile'] as const

export type Server = Awaited<ReturnType<typeof createServer>>

/** A running back end: the same operations through `fetch` in this process and through HTTP. */
export async function createServer(options: ServerOptions) {
  checkPlugins(options.plugins ?? [], factNames)
  const schemas = schemasOf(options.plugins ?? [])
  const platform = await openPlatform({ ...options, schemas })
  const { isListening } = platform.notifications
  const totals = createTotalsCache({ isListening: isListening })
  const { fetchLimits, unreliableBank, providerAddresses, plugins = [] } = options
  const responseCache = createResponseCache({ isListening })
  const { mode, load: limits = {}, metricsToken, metricsExport } = platform.config
  // Filling a demo, or a busy test machine, is no reason to refuse anybody.
  const load = createLoadLimiter({ ...(mode !== 'production' && { maxDelayMs: 0 }), ...limits })
  const metrics =
    metricsToken === undefined && metricsExport === undefined
      ? undefined
      : await createServerMetrics({ platform, load, responseCache })
  const metricsExporter = await exporterOf(platform, metrics)
  const app = composeApp(platform, {
    totals,
    ...(metrics && { factCounter: metrics.commerce }),
    isListening,
    ...(fetchLimits && { fetchLimits }),
    ...(unreliableBank && { unreliableBank }),
    ...(providerAddresses && { providerAddresses }),
    plugins,
    fetchAs: async (caller, request) =>
      (await fetchAdapter(request, { caller, isOwn: true, network: 'plug-in' })) ??
      notFoundResponse(platform.logger),
  })
  await app.plugins.install()
  const findCaller = createCallerLookup({ ...app, findTokenCaller: app.oauth.findTokenCaller })
  const callCounter = await createSharedCallCounter(platform)
  const deps: PipelineDeps = {
    db: platform.db,
    readers: platform.readers,
    replicas: platform.replicas,
    clock: platform.clock,
    logger: platform.logger,
    findCaller,
    siteIdAt: async ({ baseUrl }) => (await app.sites.findByHost(new URL(baseUrl).host))?.id ?? '',
    siteAccessOf: app.sites.gateOf,
    acceptsPreview: app.sites.previews.accepts,
    acceptsRehearsal: app.sites.rehearsals.accepts,
    countCall: callCounter.count,
    strict: options.strict ?? false,
    responseCache,
    load,
    ...observersOf(platform.tracing, metrics),
    cachedLookups: {
      visitorSiteId: (authorization) => app.oauth.recallVisitorSite(withoutScheme(authorization)),
      isSiteOpen: (id) => {
        const siteAccess = app.sites.recallGate(id)
        return siteAccess && !siteAccess.isClosed && siteAccess.dialects.length === 2
      },
    },
  }
  const { graphql: { introspection = mode !== 'production', documents: stored } = {} } =
    platform.config
  const graphql = graphqlHandlers(
    () => ({ services: contract, routes, deps, introspection, ...(stored && { stored }) }),
    { showsExplorer: mode === 'development' },
  )
  const services = { ...contract, ...app.plugins.services }
  const routes: readonly ServedRoute[] = routesOf(services, { ...app.handlers, graphql })
  const fetchAdapter = createFetchAdapter(routes, deps)
  const apiDocs = createApiDocs(services)
  const invalidate = (siteId?: string) => {
    // First: a cache that forgets may be filled again at once.
    platform.replicas?.changed(siteId)
    responseCache.invalidate(siteId)
    totals.invalidate(siteId)
  }
  app.events.onPublicChange(invalidate)
  const stopChangeListener = await listenForChanges(platform, (siteId, isVisible) => {
    if (isVisible) invalidate(siteId)
    app.webhooks.notify(siteId)
    app.plugins.notify(siteId)
  })
  const stopSiteListener = await platform.notifications.listen('vitrine_sites', app.sites.forget, {
    onGap: app.sites.forget,
  })
  const { takeoverEveryMs } = options
  const worker = createJobs<JobPayloads>({
    url: options.databaseDirectUrl ?? options.databaseUrl,
    notifications: platform.notifications,
    tasks: app.tasks,
    crontab: app.crontab,
    workerGroups: [...workerGroups, ...app.plugins.workerGroups],
    resumable,
    logger: platform.logger,
    tracing: platform.tracing,
    ...(takeoverEveryMs !== undefined && { takeoverEveryMs }),
  })
  const startJobs = async () => {
    await worker.start()
    // Unfinished work that no process has taken continues here.
    await app.imports.resume()
    await app.exports.resume()
    await app.inventory.resume()
    await app.jobs.resume()
    await app.search.start()
    app.webhooks.start()
    app.plugins.start()
  }
  if (options.runJobs) await insideTracing(platform.tracing, startJobs)
  const listening: Listener[] = []
  let isEnding = false
  const operator = openOperatorPages({ platform, metrics, isEnding: () => isEnding })

  return {
    ...app,
    platform,
    routes,
    /** Handles a request in process, as over HTTP; 404 if no route matches. */
    fetch: async (request: Request, fetchOptions?: FetchOptions): Promise<Response> =>
      (await fetchAdapter(request, fetchOptions)) ??
      apiDocs(new URL(request.url).pathname) ??
      notFoundResponse(platform.logger),
    /** Scheme and host that a request was sent to, as far as proxies are trusted. */
    originOf: (request: IncomingMessage) => originOf(request, platform.config.trustedProxies),
    /** The address that a request came from, likewise. */
    networkOf: (request: IncomingMessage) => networkOf(request, platform.config.trustedProxies),
    /** The page shown instead of all pages while the site is closed or does not exist; otherwise undefined. */
    async closedPage(request: Request): Promise<Response | undefined> {
      const site = await app.sites.findByHost(new URL(request.url).host)
      if (site && !(await app.sites.gateOf(site.id))?.isClosed) return undefined
      const languages = request.headers.get('accept-language')
      return toResponse(
        site
          ? closedPage({ reason: 'closed', languages, name: site.settings.name })
          : closedPage({ reason: 'not-found', languages }),
      )
    },
    /** Calls back whenever something that pages show has changed, here or on another node. */
    async onChange(listener: () => void): Promise<void> {
      await listenForChanges(platform, (_siteId, isVisible) => isVisible && listener())
    },
    async listen(
      listenOptions: Omit<ListenOptions, 'trustedProxies' | 'publicUrl'>,
    ): Promise<Listener> {
      const pages = [
        async (request: Request) => apiDocs(new URL(request.url).pathname),
        ...(listenOptions.pages ?? []),
      ]
      const { trustedProxies, publicUrl } = platform.config
      const opening = await listen(routes, deps, {
        ...listenOptions,
        trustedProxies,
        publicUrl,
        ...operator,
        isEnding: () => isEnding,
        pages: [guardPages(pages, deps)],
      })
      listening.push(opening)
      return opening
    },
    async close(): Promise<void> {
      isEnding = true
      // Load balancers notice that this process is not ready, and send it no more requests.
      if (listening.length > 0) await wait(platform.config.drainDelayMs ?? 0)
      app.webhooks.closeStreams()
      // Completes running requests; new ones go elsewhere.
      await load.drain(MAX_DRAIN_MS)
      for (const one of listening) await one.close()
      await app.visits.store()
      await callCounter.close()
      stopSiteListener()
      stopChangeListener()
      await worker.stop()
      await app.search.close()
      await app.webhooks.stop()
      await app.plugins.stop()
      await app.sites.settle()
      app.mail.close()
      load.close()
      await metricsExporter?.close()
      await platform.close()
    },
  }
}

/** Loads OpenTelemetry only where metrics are sent. */
async function exporterOf(
  { config: { metricsExport }, logger }: OpenPlatform,
  metrics: ServerMetrics | undefined,
): Promise<MetricsExporter | undefined> {
  if (!metrics || !metricsExport) return undefined
  const { openMetricsExporter } = await import('./metrics/metrics-exporter.ts')
  return openMetricsExporter(metricsExport, metrics, logger)
}

/** Tracing is the outermost observer, so that the time for metrics belongs to the call. */
function observersOf(
  tracing: Tracing | undefined,
  metrics: ServerMetrics | undefined,
): Pick<PipelineDeps, 'observers'> {
  const observers = [...(tracing ? [traceCalls(tracing)] : []), ...(metrics ? [metrics.calls] : [])]
  return observers.length > 0 ? { observers } : {}
}

/** Calls back with each site in which something has changed, and whether everybody sees it; without one when any may have. */
const listenForChanges = (
  { notifications }: OpenPlatform,
  onChanged: (siteId: string | undefined, isVisible: boolean) => void,
) =>
  notifications.listen(
    'vitrine_facts',
    (payload) => {
      const [siteId, audience] = payload.split(' ')
      onChanged(siteId, audience === 'public')
    },
    { onGap: () => onChanged(undefined, true) },
  )

function notFoundResponse(logger: Logger): Response {
  const requestId = newRequestId()
  const { status, headers, body } = toErrorResponse(NotFound(), requestId, logger)
  return new Response(body as string, {
    status,
    headers: { ...headers, ...corsHeaders, 'x-wix-request-id': requestId } as Record<
      string,
      string
    >,
  })
}

const toResponse = ({ status, headers, body }: ReturnType<typeof closedPage>): Response =>
  new Response(body as string, { status, headers: headers as Record<string, string> })
