"""The files of the site that a browser has kept for offline use."""

KEPT = """async () => {
    if (!navigator.serviceWorker.controller) return false;
    const all = Object.keys(await (await fetch("files.json")).json());
    const files = all.filter((name) => !/^(texts|rules|manifest)/.test(name));
    const kept = await Promise.all(files.map((name) => caches.match(name === "index.html" ? "./" : name)));
    const spoken = await Promise.all(["texts/en.ftl", "rules/ra/en.json"].map((name) => caches.match(name)));
    return [...kept, ...spoken].every(Boolean);
}"""
"""Whether all of it is kept."""
