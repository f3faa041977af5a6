// Written by `npm run generate` from openapi/. Changes belong there.

const or=nr=>{const K=w;function p(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,t=0;
if(Array.isArray(e)){const n=e.length;for(let u=0;u<n;u++)if(typeof e[u]!="string"){const P={instancePath:s+"/"+u,schemaPath:"\
#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[P]:r.push(P),t++}}else{const n={
instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};r===null?r=[n]:r.push(n),
t++}return p.errors=r,t===0}const L={type:"string",enum:["view","embed","edit"]};function g(e,{instancePath:s="",parentData:l,
parentDataProperty:a,rootData:o=e}={}){let r=null,t=0;if(typeof e!="string"){const n={instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[n]:r.push(n),t++}if(!(e==="view"||e==="embed"||
e==="edit")){const n={instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:L.enum},message:"must be e\
qual to one of the allowed values"};r===null?r=[n]:r.push(n),t++}return g.errors=r,t===0}function b(e,{instancePath:s="",
parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,t=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(
e))){const n={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?
r=[n]:r.push(n),t++}if(typeof e=="number"&&isFinite(e)&&(e<1||isNaN(e))){const n={instancePath:s,schemaPath:"#/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};r===null?r=[n]:r.push(n),t++}return b.errors=
r,t===0}function q(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,t=0;if(!(typeof e==
"number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const n={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};r===null?r=[n]:r.push(n),t++}if(typeof e=="number"&&isFinite(e)){if(e>100||isNaN(e)){const n={
instancePath:s,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};r===
null?r=[n]:r.push(n),t++}if(e<1||isNaN(e)){const n={instancePath:s,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};r===null?r=[n]:r.push(n),t++}}return q.errors=r,t===0}function D(e,{instancePath:s="",
parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,t=0;if(Array.isArray(e)){const n=e.length;for(let u=0;u<n;u++){
let P=e[u];if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P))){const J={instancePath:s+"/"+u,schemaPath:"#/items/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[J]:r.push(J),t++}}}else{const n={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};r===null?r=[n]:r.push(n),t++}return D.
errors=r,t===0}const M={type:"string",enum:["asc","desc"]};function A(e,{instancePath:s="",parentData:l,parentDataProperty:a,
rootData:o=e}={}){let r=null,t=0;if(typeof e!="string"){const n={instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[n]:r.push(n),t++}if(!(e==="asc"||e==="desc")){const n={instancePath:s,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:M.enum},message:"must be equal to one of the allowed values"};r===
null?r=[n]:r.push(n),t++}return A.errors=r,t===0}const O={type:"string",enum:["date","id","include","relevance","slug","\
include_slugs","title"]};function _(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,
t=0;if(typeof e!="string"){const n={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};r===null?r=[n]:r.push(n),t++}if(!(e==="date"||e==="id"||e==="include"||e==="relevance"||e==="slug"||e==="\
include_slugs"||e==="title")){const n={instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:O.enum},message:"\
must be equal to one of the allowed values"};r===null?r=[n]:r.push(n),t++}return _.errors=r,t===0}function y(e,{instancePath:s="",
parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e._fields!==
void 0&&(p(e._fields,{instancePath:s+"/_fields",parentData:e,parentDataProperty:"_fields",rootData:o})||(r=r===null?p.errors:
r.concat(p.errors),t=r.length)),e._embed!==void 0&&(p(e._embed,{instancePath:s+"/_embed",parentData:e,parentDataProperty:"\
_embed",rootData:o})||(r=r===null?p.errors:r.concat(p.errors),t=r.length)),e.context!==void 0&&(g(e.context,{instancePath:s+
"/context",parentData:e,parentDataProperty:"context",rootData:o})||(r=r===null?g.errors:r.concat(g.errors),t=r.length)),
e.page!==void 0&&(b(e.page,{instancePath:s+"/page",parentData:e,parentDataProperty:"page",rootData:o})||(r=r===null?b.errors:
r.concat(b.errors),t=r.length)),e.per_page!==void 0&&(q(e.per_page,{instancePath:s+"/per_page",parentData:e,parentDataProperty:"\
per_page",rootData:o})||(r=r===null?q.errors:r.concat(q.errors),t=r.length)),e.search!==void 0&&typeof e.search!="string"){
const n={instancePath:s+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};r===null?r=[n]:r.push(n),t++}if(e.exclude!==void 0&&(D(e.exclude,{instancePath:s+"/exclude",parentData:e,
parentDataProperty:"exclude",rootData:o})||(r=r===null?D.errors:r.concat(D.errors),t=r.length)),e.include!==void 0&&(D(e.
include,{instancePath:s+"/include",parentData:e,parentDataProperty:"include",rootData:o})||(r=r===null?D.errors:r.concat(
D.errors),t=r.length)),e.offset!==void 0){let n=e.offset;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const u={
instancePath:s+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};r===null?r=[u]:r.push(u),t++}}e.order!==void 0&&(A(e.order,{instancePath:s+"/order",parentData:e,parentDataProperty:"\
order",rootData:o})||(r=r===null?A.errors:r.concat(A.errors),t=r.length)),e.orderby!==void 0&&(_(e.orderby,{instancePath:s+
"/orderby",parentData:e,parentDataProperty:"orderby",rootData:o})||(r=r===null?_.errors:r.concat(_.errors),t=r.length))}else{
const n={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[
n]:r.push(n),t++}return y.errors=r,t===0}function c(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){
let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.parent===void 0){const n={instancePath:s,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"parent"},message:"must have required property 'parent'"};r===null?
r=[n]:r.push(n),t++}if(e.parent!==void 0){let n=e.parent;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const u={
instancePath:s+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};r===null?r=[u]:r.push(u),t++}}}else{const n={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};r===null?r=[n]:r.push(n),t++}return c.errors=r,t===0}function w(e,{instancePath:s="",parentData:l,
parentDataProperty:a,rootData:o=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&
(y(e.query,{instancePath:s+"/query",parentData:e,parentDataProperty:"query",rootData:o})||(r=r===null?y.errors:r.concat(
y.errors),t=r.length)),e.params!==void 0&&(c(e.params,{instancePath:s+"/params",parentData:e,parentDataProperty:"params",
rootData:o})||(r=r===null?c.errors:r.concat(c.errors),t=r.length))),w.errors=r,t===0}const Q=k;function f(e,{instancePath:s="",
parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e))e._fields!==
void 0&&(p(e._fields,{instancePath:s+"/_fields",parentData:e,parentDataProperty:"_fields",rootData:o})||(r=r===null?p.errors:
r.concat(p.errors),t=r.length)),e._embed!==void 0&&(p(e._embed,{instancePath:s+"/_embed",parentData:e,parentDataProperty:"\
_embed",rootData:o})||(r=r===null?p.errors:r.concat(p.errors),t=r.length)),e.context!==void 0&&(g(e.context,{instancePath:s+
"/context",parentData:e,parentDataProperty:"context",rootData:o})||(r=r===null?g.errors:r.concat(g.errors),t=r.length));else{
const n={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[
n]:r.push(n),t++}return f.errors=r,t===0}function i(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){
let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.parent===void 0){const n={instancePath:s,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"parent"},message:"must have required property 'parent'"};r===null?
r=[n]:r.push(n),t++}if(e.id===void 0){const n={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};r===null?r=[n]:r.push(n),t++}if(e.parent!==void 0){let n=e.parent;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const u={instancePath:s+"/parent",schemaPath:"#/properties/parent/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};r===null?r=[u]:r.push(u),t++}}if(e.id!==void 0){let n=e.id;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const u={instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};r===null?r=[u]:r.push(u),t++}}}else{const n={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[n]:r.push(n),t++}return i.errors=r,t===
0}function k(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,t=0;return e&&typeof e==
"object"&&!Array.isArray(e)&&(e.query!==void 0&&(f(e.query,{instancePath:s+"/query",parentData:e,parentDataProperty:"que\
ry",rootData:o})||(r=r===null?f.errors:r.concat(f.errors),t=r.length)),e.params!==void 0&&(i(e.params,{instancePath:s+"/\
params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),t=r.length))),k.errors=
r,t===0}const S=j;function m(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,t=0;if(e&&
typeof e=="object"&&!Array.isArray(e)){if(e._fields!==void 0&&(p(e._fields,{instancePath:s+"/_fields",parentData:e,parentDataProperty:"\
_fields",rootData:o})||(r=r===null?p.errors:r.concat(p.errors),t=r.length)),e._embed!==void 0&&(p(e._embed,{instancePath:s+
"/_embed",parentData:e,parentDataProperty:"_embed",rootData:o})||(r=r===null?p.errors:r.concat(p.errors),t=r.length)),e.
force!==void 0&&typeof e.force!="boolean"){const n={instancePath:s+"/force",schemaPath:"#/properties/force/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};r===null?r=[n]:r.push(n),t++}}else{const n={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[n]:r.push(n),t++}return m.errors=r,t===
0}function j(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,t=0;return e&&typeof e==
"object"&&!Array.isArray(e)&&(e.query!==void 0&&(m(e.query,{instancePath:s+"/query",parentData:e,parentDataProperty:"que\
ry",rootData:o})||(r=r===null?m.errors:r.concat(m.errors),t=r.length)),e.params!==void 0&&(i(e.params,{instancePath:s+"/\
params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),t=r.length))),j.errors=
r,t===0}const T=E;function h(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,t=0;if(e&&
typeof e=="object"&&!Array.isArray(e))e._fields!==void 0&&(p(e._fields,{instancePath:s+"/_fields",parentData:e,parentDataProperty:"\
_fields",rootData:o})||(r=r===null?p.errors:r.concat(p.errors),t=r.length)),e._embed!==void 0&&(p(e._embed,{instancePath:s+
"/_embed",parentData:e,parentDataProperty:"_embed",rootData:o})||(r=r===null?p.errors:r.concat(p.errors),t=r.length));else{
const n={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[
n]:r.push(n),t++}return h.errors=r,t===0}function E(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(h(e.query,{instancePath:s+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?h.errors:r.concat(h.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:s+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),E.errors=r,t===0}const U=N;function v(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){
let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e._fields!==void 0&&(p(e._fields,{instancePath:s+"/_field\
s",parentData:e,parentDataProperty:"_fields",rootData:o})||(r=r===null?p.errors:r.concat(p.errors),t=r.length)),e.to!==void 0){
let n=e.to;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const u={instancePath:s+"/to",schemaPath:"#/propert\
ies/to/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[u]:r.push(u),t++}}}else{const n={
instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[n]:r.push(
n),t++}return v.errors=r,t===0}function N(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){let r=null,
t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(v(e.query,{instancePath:s+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?v.errors:r.concat(v.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:s+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),N.errors=r,t===0}const W=x;function x(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(y(e.query,{instancePath:s+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?y.errors:r.concat(y.errors),t=r.length)),e.params!==void 0&&(c(e.params,
{instancePath:s+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?c.errors:r.concat(c.errors),
t=r.length))),x.errors=r,t===0}const X=R;function R(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(f(e.query,{instancePath:s+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?f.errors:r.concat(f.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:s+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),R.errors=r,t===0}const Y=F;function F(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(m(e.query,{instancePath:s+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?m.errors:r.concat(m.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:s+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),F.errors=r,t===0}const Z=B;function B(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(h(e.query,{instancePath:s+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?h.errors:r.concat(h.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:s+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),B.errors=r,t===0}const $=V;function V(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(v(e.query,{instancePath:s+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?v.errors:r.concat(v.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:s+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),V.errors=r,t===0}const d=z;function z(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(y(e.query,{instancePath:s+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?y.errors:r.concat(y.errors),t=r.length)),e.params!==void 0&&(c(e.params,
{instancePath:s+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?c.errors:r.concat(c.errors),
t=r.length))),z.errors=r,t===0}const rr=C;function C(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(f(e.query,{instancePath:s+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?f.errors:r.concat(f.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:s+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),C.errors=r,t===0}const er=G;function G(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(m(e.query,{instancePath:s+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?m.errors:r.concat(m.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:s+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),G.errors=r,t===0}const tr=H;function H(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(h(e.query,{instancePath:s+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?h.errors:r.concat(h.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:s+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),H.errors=r,t===0}const sr=I;function I(e,{instancePath:s="",parentData:l,parentDataProperty:a,rootData:o=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(v(e.query,{instancePath:s+"/query",parentData:e,
parentDataProperty:"query",rootData:o})||(r=r===null?v.errors:r.concat(v.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:s+"/params",parentData:e,parentDataProperty:"params",rootData:o})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length))),I.errors=r,t===0}return{deleteBlockRevision:er,deletePageRevision:Y,deletePostRevision:S,diffBlockRevision:sr,
diffPageRevision:$,diffPostRevision:U,getBlockRevision:rr,getPageRevision:X,getPostRevision:Q,listBlockRevisions:d,listPageRevisions:W,
listPostRevisions:K,restoreBlockRevision:tr,restorePageRevision:Z,restorePostRevision:T}};export{or as createValidators};
