import { connect, isIP, Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { Kafka, logLevel, type ISocketFactoryArgs, type KafkaConfig, type LogEntry } from 'kafkajs';
import type { AdapterLogger } from '../../port.js';
import { letIdleConnectionsRest } from './request-queue.js';

letIdleConnectionsRest();

export interface ClusterSettings {
  /** `host:port` of some of the brokers; the others are learned from them. */
  readonly brokers: readonly string[];
  readonly clientId: string;
  readonly ssl?: KafkaConfig['ssl'];
  readonly sasl?: KafkaConfig['sasl'];
  readonly logger: AdapterLogger;
}

/** How long a broker may take for one request, in milliseconds. */
const REQUEST_MS = 10_000;
const CONNECT_MS = 3000;
const KEEP_ALIVE_MS = 60_000;

/**
 * A client of the cluster with its sockets in hand. Once cut, it can neither read nor write, whatever it still retries: so a client that was given up
 * cannot write after its successor.
 */
export class Wire {
  readonly kafka: Kafka;
  readonly #sockets = new Set<Socket>();
  #cut = false;

  constructor({ brokers, clientId, ssl, sasl, logger }: ClusterSettings) {
    this.kafka = new Kafka({
      brokers: [...brokers],
      clientId,
      ...(ssl === undefined ? {} : { ssl }),
      ...(sasl === undefined ? {} : { sasl }),
      connectionTimeout: CONNECT_MS,
      requestTimeout: REQUEST_MS,
      retry: { retries: 8, initialRetryTime: 100, maxRetryTime: 1000 },
      logLevel: logLevel.ERROR,
      logCreator: () => passTo(logger),
      socketFactory: (target) => this.#connect(target),
    });
  }

  cut(): void {
    this.#cut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  #connect({ host, port, ssl, onConnect }: ISocketFactoryArgs): Socket {
    if (this.#cut) return new Socket().destroy(new Error('this client was given up'));
    const socket = ssl
      ? connectSecurely({ host, port, ...(isIP(host) ? {} : { servername: host }), ...ssl }, onConnect)
      : connect({ host, port }, onConnect);
    socket.setKeepAlive(true, KEEP_ALIVE_MS);
    socket.setNoDelay(true);
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  }
}

/** A rebalance of a group is no news to an operator. */
const ROUTINE = /rebalanc/i;

/** A client that retries says the same again and again; once in so many milliseconds is enough. */
const REPEAT_MS = 10_000;

function passTo(logger: AdapterLogger): (entry: LogEntry) => void {
  const said = new Map<string, number>();
  return ({ namespace, log }) => {
    const { message, timestamp: _, logger: __, ...fields } = log;
    if (ROUTINE.test(message) || ROUTINE.test(String(fields['error']))) return;
    const now = performance.now();
    if (now - (said.get(message) ?? -REPEAT_MS) < REPEAT_MS) return;
    said.set(message, now);
    logger.warn({ ...fields, client: namespace }, `kafka: ${message}`);
  };
}
