# syntax=docker/dockerfile:1.20
# The built pages, without a server: the gateway serves them from a folder that this image fills when it runs.
# `docker build -f deploy/docker/front-end.Dockerfile .`
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-trixie-slim AS packages
WORKDIR /src
ENV CI=true NX_DAEMON=false
COPY --parents package.json package-lock.json .npmrc */package.json */*/package.json ./
RUN --mount=type=cache,target=/root/.npm npm ci

FROM packages AS build
COPY . .
RUN npx nx run-many -t build -p 'tag:layer:app' --outputStyle=static \
  && for app in apps/*/dist; do mkdir -p "/pages/$(dirname "$app")" && cp -R "$app" "/pages/$app"; done

FROM busybox:1.37.0-musl
COPY --from=build /pages/apps /pages
COPY deploy/docker/publish-pages.sh /publish-pages.sh
# A new volume takes over this folder's owner.
RUN mkdir /apps && chown 65532:65532 /apps
USER 65532:65532
CMD ["sh", "/publish-pages.sh", "/pages", "/apps"]
