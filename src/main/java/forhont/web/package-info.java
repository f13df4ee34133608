/**
 * The site: routes, pages and parts of pages, rendered on the server so that they work with scripts off. It turns what
 * the core answers into sentences and HTML.
 */
package forhont.web;
