// For tests: nobody answers. A test that needs answers brings its own.

globalThis.fetch = () => Promise.reject(new TypeError("there is no network in a test"));
