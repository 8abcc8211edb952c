"""Follows the homes of a portal on Kafka and says what became of each, a line of JSON at a time.

pip install confluent-kafka, then KAFKA_BROKERS=host:9092 KAFKA_GROUP=acme.homes python3 kafka-consumer.py
"""

import json
import os
import signal

from confluent_kafka import Consumer, KafkaException

settings = {
    "bootstrap.servers": os.environ.get("KAFKA_BROKERS", "localhost:9092"),
    "group.id": os.environ.get("KAFKA_GROUP", "acme.homes"),
    "auto.offset.reset": "earliest",
    # Its place is committed below, after the event was dealt with: a crash brings it again, and loses none.
    "enable.auto.commit": False,
    # Its partitions are given to another after so long without a sign of life.
    "session.timeout.ms": 10_000,
}
if "KAFKA_USERNAME" in os.environ:
    settings |= {
        "security.protocol": "SASL_SSL",
        "sasl.mechanism": "SCRAM-SHA-512",
        "sasl.username": os.environ["KAFKA_USERNAME"],
        "sasl.password": os.environ["KAFKA_PASSWORD"],
    }

# The sequence that was last dealt with, by home. Yours belongs beside what you keep of the home, and is written in the
# same transaction.
known: dict[str, int] = {}


def deal_with(message) -> None:
    headers = {name: (value or b"").decode() for name, value in message.headers() or []}
    event_type, home = headers.get("ce_type", ""), (message.key() or b"").decode()
    sequence = int(headers.get("ce_sequence") or 0)
    # Types of later releases are left alone, and what came before.
    if not message.value() or not event_type.startswith("lintel.listing.") or sequence <= known.get(home, 0):
        return
    data = json.loads(message.value())
    gone = event_type == "lintel.listing.removed.v1"
    told = {"id": headers["ce_id"], "home": home, "sequence": sequence, "type": event_type}
    print(json.dumps({**told, "price": data.get("price"), "gone": gone}), flush=True)
    known[home] = sequence


running = True


def stop(*_) -> None:
    global running
    running = False


for each in (signal.SIGINT, signal.SIGTERM):
    signal.signal(each, stop)

consumer = Consumer(settings)
consumer.subscribe([os.environ.get("KAFKA_TOPIC", "lintel.listing")])
try:
    while running:
        message = consumer.poll(0.5)
        if message is None:
            continue
        if message.error():
            raise KafkaException(message.error())
        deal_with(message)
        consumer.commit(message, asynchronous=False)
finally:
    consumer.close()
