/** How long Redis remembers the last fencing token of a lock: longer than any lease. */
const FENCE_MS = 86_400_000;

/**
 * Each runs in one step, on the clock of Redis alone. The fence of a lock is kept beside it and holds the last token, so that a renewal that
 * comes late cannot take the lock again after somebody else had it, or after its own release.
 */
export const scripts = {
  /** KEYS: limit. ARGV: max, window in ms. Answers allowed (0 or 1), remaining, ms until the oldest use leaves the window. */
  countUse: {
    numberOfKeys: 1,
    lua: `
      local max, window = tonumber(ARGV[1]), tonumber(ARGV[2])
      local time = redis.call('TIME')
      local now = time[1] * 1000 + math.floor(time[2] / 1000)
      local oldest = tonumber(redis.call('LINDEX', KEYS[1], 0))
      while oldest and oldest <= now - window do
        redis.call('LPOP', KEYS[1])
        oldest = tonumber(redis.call('LINDEX', KEYS[1], 0))
      end
      local used = redis.call('LLEN', KEYS[1])
      local allowed = used < max
      if allowed then
        local newest = tonumber(redis.call('LINDEX', KEYS[1], -1)) or now
        redis.call('RPUSH', KEYS[1], string.format('%.0f', math.max(now, newest)))
        redis.call('PEXPIRE', KEYS[1], window)
        used = used + 1
      end
      local resets = math.min(window, (oldest or now) + window - now)
      return { allowed and 1 or 0, math.max(0, max - used), resets }`,
  },
  /** KEYS: lock, fence. ARGV: owner, ttl in ms. Answers the token, or nil when somebody else holds the lock. */
  acquireLock: {
    numberOfKeys: 2,
    lua: `
      if redis.call('EXISTS', KEYS[1]) == 1 then return false end
      local time = redis.call('TIME')
      local token = time[1] * 1000000 + time[2]
      local last = tonumber(redis.call('GET', KEYS[2]))
      if last and last >= token then token = last + 1 end
      local text = string.format('%.0f', token)
      redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
      redis.call('SET', KEYS[2], text, 'PX', ${FENCE_MS})
      return text`,
  },
  /** KEYS: lock, fence. ARGV: owner, token, ttl in ms. Answers 1 when the lock is held. */
  renewLock: {
    numberOfKeys: 2,
    lua: `
      local holder = redis.call('GET', KEYS[1])
      if holder and holder ~= ARGV[1] then return 0 end
      if not holder then
        local last = redis.call('GET', KEYS[2])
        if last and last ~= ARGV[2] then return 0 end
        redis.call('SET', KEYS[2], ARGV[2], 'PX', ${FENCE_MS})
      end
      redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3])
      return 1`,
  },
  /** KEYS: lock, fence. ARGV: owner. */
  releaseLock: {
    numberOfKeys: 2,
    lua: `
      if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
      redis.call('DEL', KEYS[1])
      local last = tonumber(redis.call('GET', KEYS[2]))
      if last then redis.call('SET', KEYS[2], string.format('%.0f', last + 1), 'PX', ${FENCE_MS}) end
      return 1`,
  },
} as const;
