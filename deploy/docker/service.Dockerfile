# syntax=docker/dockerfile:1.20
# The image of one program: `docker build -f deploy/docker/service.Dockerfile --build-arg SERVICE=search .`
# SERVICE is a folder of services/, gateway, or seed, which needs `--build-arg TARGETS='bundle pictures'`.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-trixie-slim AS packages
WORKDIR /src
ENV CI=true NX_DAEMON=false
# Only these files decide what is installed, so that a change of code reuses this layer, in every image.
COPY --parents package.json package-lock.json .npmrc */package.json */*/package.json ./
RUN --mount=type=cache,target=/root/.npm npm ci

FROM packages AS build
ARG SERVICE
ARG TARGETS=bundle
COPY . .
RUN npx nx run-many -t ${TARGETS} -p "@lintel/${SERVICE}" --outputStyle=static \
  && node deploy/docker/assemble.mjs "${SERVICE}" /app

FROM node:${NODE_VERSION}-trixie-slim
ARG SERVICE
ENV NODE_ENV=production LINTEL_HOST=0.0.0.0 LINTEL_PORT=8080
WORKDIR /app
# Owned by root and read by everybody: the program cannot change itself, and writes nothing anywhere else either.
COPY --from=build /app ./
USER 65532:65532
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s CMD ["node", "healthcheck.mjs", "/livez"]
CMD ["node", "--enable-source-maps", "main.mjs"]
