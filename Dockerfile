# syntax=docker/dockerfile:1
# Four images of one file: rest-api, realtime-server (TypeScript run as it is), web (the built client behind Caddy), and
# embedded, which is all of it in one process with one volume.

FROM node:24-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY protocol/package.json protocol/
COPY games/package.json games/
COPY platform/package.json platform/
COPY session-store/package.json session-store/
COPY rest-api/package.json rest-api/
COPY realtime-server/package.json realtime-server/
COPY embedded/package.json embedded/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY tools/package.json tools/

FROM manifests AS server-packages
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --include-workspace-root --workspace=rest-api --workspace=realtime-server --workspace=embedded

FROM node:24-slim AS server
ENV NODE_ENV=production
WORKDIR /app
COPY --from=server-packages /app ./
COPY tsconfig.base.json ./
COPY protocol protocol
COPY games games
COPY platform platform
COPY session-store session-store
# where it is written down what has hung a loop
RUN install -d -o node -g node data
USER node
# asks whether it lives, not whether the stores do: restarting us does not bring a store back
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]

# which build this is, as shown to operators
ARG COMMIT=''
ENV COMMIT=$COMMIT

FROM server AS rest-api
COPY rest-api rest-api
ENV PORT=3001
EXPOSE 3001
CMD ["node", "--import", "tsx", "rest-api/src/main.ts"]

FROM server AS realtime-server
COPY realtime-server realtime-server
ENV PORT=3002
EXPOSE 3002
CMD ["node", "--import", "tsx", "realtime-server/src/main.ts"]

FROM manifests AS client
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --include-workspace-root --workspace=web
COPY tsconfig.base.json ./
COPY protocol protocol
COPY games games
COPY web web
ARG COMMIT=''
ENV COMMIT=$COMMIT
RUN npm run build --workspace=web

FROM caddy:2.10-alpine AS web
COPY docker/Caddyfile /etc/caddy/Caddyfile
COPY --from=client /app/web/dist /srv
RUN chown -R nobody:nobody /data /config
USER nobody
EXPOSE 80 443
HEALTHCHECK --interval=10s --timeout=3s --retries=3 CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8081/"]

FROM server AS embedded
COPY rest-api rest-api
COPY realtime-server realtime-server
COPY embedded embedded
COPY --from=client /app/web/dist web/dist
USER root
RUN mkdir /data && chown node:node /data
USER node
ENV PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# process 1 cannot be killed from within, so the server with its watchdog is not that one
CMD ["node", "embedded/src/parent.mjs"]
