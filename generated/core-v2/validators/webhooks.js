// Written by `npm run generate` from openapi/. Changes belong there.

const re=V=>{const R=x,P=V.lengthOf;function k(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:n=r}={}){
let e=null,t=0;if(typeof r=="string"){if(P(r)>8e3){const s={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return k.
errors=e,t===0}function h(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:n=r}={}){let e=null,t=0;if(Array.
isArray(r)){const s=r.length;for(let i=0,p=t;i<s&&t===p;i++)k(r[i],{instancePath:o+"/"+i,parentData:r,parentDataProperty:i,
rootData:n})||(e=e===null?k.errors:e.concat(k.errors),t=e.length)}else{const s={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return h.errors=e,t===0}function a(r,{
instancePath:o="",parentData:l,parentDataProperty:u,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r))r._fields!==void 0&&(h(r._fields,{instancePath:o+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:n})||(e=
e===null?h.errors:e.concat(h.errors),t=e.length));else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return a.errors=e,t===0}function f(r,{instancePath:o="",
parentData:l,parentDataProperty:u,rootData:n=r}={}){let e=null,t=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}return f.errors=e,t===0}function x(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:n=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(a(r.query,{instancePath:o+"/query",parentData:r,
parentDataProperty:"query",rootData:n})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.params!==void 0&&(f(r.params,
{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),
t=e.length))),x.errors=e,t===0}const S=E,B=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i;function g(r,{instancePath:o="",
parentData:l,parentDataProperty:u,rootData:n=r}={}){let e=null,t=0;if(typeof r=="string"){if(P(r)>2e3){const s={instancePath:o,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:o,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!B.test(r)){const s={instancePath:o,schemaPath:"\
#/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}return g.errors=e,t===0}const C={type:"string",enum:["*","post.*","page.*","block.*","navigation.*","menu_item.*",
"event.*","venue.*","organizer.*","media.*","comment.*","term.*","user.*","post.created","post.published","post.updated",
"post.unpublished","post.trashed","post.restored","post.deleted","page.created","page.published","page.updated","page.un\
published","page.trashed","page.restored","page.deleted","block.created","block.published","block.updated","block.unpubl\
ished","block.trashed","block.restored","block.deleted","navigation.created","navigation.published","navigation.updated",
"navigation.unpublished","navigation.trashed","navigation.restored","navigation.deleted","menu_item.created","menu_item.\
published","menu_item.updated","menu_item.unpublished","menu_item.trashed","menu_item.restored","menu_item.deleted","eve\
nt.created","event.published","event.updated","event.unpublished","event.trashed","event.restored","event.deleted","venu\
e.created","venue.published","venue.updated","venue.unpublished","venue.trashed","venue.restored","venue.deleted","organ\
izer.created","organizer.published","organizer.updated","organizer.unpublished","organizer.trashed","organizer.restored",
"organizer.deleted","media.created","media.updated","media.deleted","comment.created","comment.approved","comment.update\
d","comment.trashed","comment.restored","comment.deleted","term.created","term.updated","term.deleted","user.created","u\
ser.updated","user.deleted","settings.changed"]};function D(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:n=r}={}){
let e=null,t=0;if(typeof r!="string"){const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="*"||r==="post.*"||r==="page.*"||r==="block.*"||r==="nav\
igation.*"||r==="menu_item.*"||r==="event.*"||r==="venue.*"||r==="organizer.*"||r==="media.*"||r==="comment.*"||r==="ter\
m.*"||r==="user.*"||r==="post.created"||r==="post.published"||r==="post.updated"||r==="post.unpublished"||r==="post.tras\
hed"||r==="post.restored"||r==="post.deleted"||r==="page.created"||r==="page.published"||r==="page.updated"||r==="page.u\
npublished"||r==="page.trashed"||r==="page.restored"||r==="page.deleted"||r==="block.created"||r==="block.published"||r===
"block.updated"||r==="block.unpublished"||r==="block.trashed"||r==="block.restored"||r==="block.deleted"||r==="navigatio\
n.created"||r==="navigation.published"||r==="navigation.updated"||r==="navigation.unpublished"||r==="navigation.trashed"||
r==="navigation.restored"||r==="navigation.deleted"||r==="menu_item.created"||r==="menu_item.published"||r==="menu_item.\
updated"||r==="menu_item.unpublished"||r==="menu_item.trashed"||r==="menu_item.restored"||r==="menu_item.deleted"||r==="\
event.created"||r==="event.published"||r==="event.updated"||r==="event.unpublished"||r==="event.trashed"||r==="event.res\
tored"||r==="event.deleted"||r==="venue.created"||r==="venue.published"||r==="venue.updated"||r==="venue.unpublished"||r===
"venue.trashed"||r==="venue.restored"||r==="venue.deleted"||r==="organizer.created"||r==="organizer.published"||r==="org\
anizer.updated"||r==="organizer.unpublished"||r==="organizer.trashed"||r==="organizer.restored"||r==="organizer.deleted"||
r==="media.created"||r==="media.updated"||r==="media.deleted"||r==="comment.created"||r==="comment.approved"||r==="comme\
nt.updated"||r==="comment.trashed"||r==="comment.restored"||r==="comment.deleted"||r==="term.created"||r==="term.updated"||
r==="term.deleted"||r==="user.created"||r==="user.updated"||r==="user.deleted"||r==="settings.changed")){const s={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:C.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),t++}return D.errors=e,t===0}function v(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:n=r}={}){
let e=null,t=0;if(Array.isArray(r)){if(r.length>100){const i={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",
params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[i]:e.push(i),t++}if(r.length<1){const i={instancePath:o,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[i]:e.
push(i),t++}const s=r.length;for(let i=0,p=t;i<s&&t===p;i++)D(r[i],{instancePath:o+"/"+i,parentData:r,parentDataProperty:i,
rootData:n})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)}else{const s={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return v.errors=e,t===0}function w(r,{
instancePath:o="",parentData:l,parentDataProperty:u,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.url===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'"};e===null?e=[s]:e.push(s),t++}if(r.events===void 0){const s={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"must have required property 'event\
s'"};e===null?e=[s]:e.push(s),t++}r.url!==void 0&&(g(r.url,{instancePath:o+"/url",parentData:r,parentDataProperty:"url",
rootData:n})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)),r.events!==void 0&&(v(r.events,{instancePath:o+"/even\
ts",parentData:r,parentDataProperty:"events",rootData:n})||(e=e===null?v.errors:e.concat(v.errors),t=e.length))}else{const s={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}return w.errors=e,t===0}const G={type:"object",required:[],properties:{description:{type:"string",maxLength:200},
types:{type:"array",maxItems:50,items:{type:"string",minLength:1,maxLength:40,pattern:"^[a-z_]+$"}},terms:{type:"array",
maxItems:100,items:{type:"integer",minimum:1,maximum:2147483647}},status:{type:"string",enum:["active","paused"]}}},H=new RegExp(
"^[a-z_]+$","u");function b(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:n=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.description!==void 0){let s=r.description;if(typeof s=="string"){if(P(s)>200){
const i={instancePath:o+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[i]:e.push(i),t++}}else{const i={instancePath:o+"/descripti\
on",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[i]:e.push(i),t++}}if(r.types!==void 0){let s=r.types;if(Array.isArray(s)){if(s.length>50){const p={instancePath:o+"/t\
ypes",schemaPath:"#/properties/types/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 \
items"};e===null?e=[p]:e.push(p),t++}const i=s.length;for(let p=0,N=t;p<i&&t===N;p++){let c=s[p];if(typeof c=="string"){
if(P(c)>40){const m={instancePath:o+"/types/"+p,schemaPath:"#/properties/types/items/maxLength",keyword:"maxLength",params:{
limit:40},message:"must NOT have more than 40 characters"};e===null?e=[m]:e.push(m),t++}if(P(c)<1){const m={instancePath:o+
"/types/"+p,schemaPath:"#/properties/types/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}if(!H.test(c)){const m={instancePath:o+"/types/"+p,schemaPath:"#/\
properties/types/items/pattern",keyword:"pattern",params:{pattern:"^[a-z_]+$"},message:'must match pattern "^[a-z_]+$"'};
e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:o+"/types/"+p,schemaPath:"#/properties/types/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const i={instancePath:o+"/typ\
es",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),t++}}if(r.terms!==void 0){let s=r.terms;if(Array.isArray(s)){if(s.length>100){const p={instancePath:o+"/terms",schemaPath:"\
#/properties/terms/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?
e=[p]:e.push(p),t++}const i=s.length;for(let p=0,N=t;p<i&&t===N;p++){let c=s[p];if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))){const m={instancePath:o+"/terms/"+p,schemaPath:"#/properties/terms/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),t++}if(typeof c=="number"&&isFinite(c)){if(c>2147483647||
isNaN(c)){const m={instancePath:o+"/terms/"+p,schemaPath:"#/properties/terms/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[m]:e.push(m),t++}if(c<1||isNaN(c)){const m={instancePath:o+
"/terms/"+p,schemaPath:"#/properties/terms/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mu\
st be >= 1"};e===null?e=[m]:e.push(m),t++}}}}else{const i={instancePath:o+"/terms",schemaPath:"#/properties/terms/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),t++}}if(r.status!==void 0){let s=r.
status;if(typeof s!="string"){const i={instancePath:o+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),t++}if(!(s==="active"||s==="paused")){const i={instancePath:o+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:G.properties.status.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),t++}}}else{const s={instancePath:o,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return b.errors=e,t===
0}function q(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:n=r}={}){let e=null,t=0;return w(r,{instancePath:o,
parentData:l,parentDataProperty:u,rootData:n})||(e=e===null?w.errors:e.concat(w.errors),t=e.length),b(r,{instancePath:o,
parentData:l,parentDataProperty:u,rootData:n})||(e=e===null?b.errors:e.concat(b.errors),t=e.length),q.errors=e,t===0}function E(r,{
instancePath:o="",parentData:l,parentDataProperty:u,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(a(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||
(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.params!==void 0&&(f(r.params,{instancePath:o+"/params",parentData:r,
parentDataProperty:"params",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),t=e.length)),r.body!==void 0&&(q(r.body,
{instancePath:o+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?q.errors:e.concat(q.errors),t=e.
length))),E.errors=e,t===0}const J=z;function y(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:o,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(
s),t++}if(r.id!==void 0){let s=r.id;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const i={instancePath:o+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.
push(i),t++}}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[s]:e.push(s),t++}return y.errors=e,t===0}function z(r,{instancePath:o="",parentData:l,parentDataProperty:u,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(a(r.query,{instancePath:o+
"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.params!==
void 0&&(y(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?y.errors:
e.concat(y.errors),t=e.length))),z.errors=e,t===0}const K=L;function A(r,{instancePath:o="",parentData:l,parentDataProperty:u,
rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.url!==void 0&&(g(r.url,{instancePath:o+"/\
url",parentData:r,parentDataProperty:"url",rootData:n})||(e=e===null?g.errors:e.concat(g.errors),t=e.length)),r.events!==
void 0&&(v(r.events,{instancePath:o+"/events",parentData:r,parentDataProperty:"events",rootData:n})||(e=e===null?v.errors:
e.concat(v.errors),t=e.length));else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return A.errors=e,t===0}function _(r,{instancePath:o="",parentData:l,parentDataProperty:u,
rootData:n=r}={}){let e=null,t=0;return A(r,{instancePath:o,parentData:l,parentDataProperty:u,rootData:n})||(e=e===null?
A.errors:e.concat(A.errors),t=e.length),b(r,{instancePath:o,parentData:l,parentDataProperty:u,rootData:n})||(e=e===null?
b.errors:e.concat(b.errors),t=e.length),_.errors=e,t===0}function L(r,{instancePath:o="",parentData:l,parentDataProperty:u,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(a(r.query,{instancePath:o+
"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.params!==
void 0&&(y(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?y.errors:
e.concat(y.errors),t=e.length)),r.body!==void 0&&(_(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"body",
rootData:n})||(e=e===null?_.errors:e.concat(_.errors),t=e.length))),L.errors=e,t===0}const M=F;function F(r,{instancePath:o="",
parentData:l,parentDataProperty:u,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(a(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?a.errors:e.
concat(a.errors),t=e.length)),r.params!==void 0&&(y(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"\
params",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length))),F.errors=e,t===0}const Q=O;function j(r,{instancePath:o="",
parentData:l,parentDataProperty:u,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.overlap_hours!==
void 0){let s=r.overlap_hours;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const i={instancePath:o+"/overla\
p_hours",schemaPath:"#/properties/overlap_hours/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[i]:e.push(i),t++}if(typeof s=="number"&&isFinite(s)){if(s>168||isNaN(s)){const i={instancePath:o+"/overlap_h\
ours",schemaPath:"#/properties/overlap_hours/maximum",keyword:"maximum",params:{comparison:"<=",limit:168},message:"must\
 be <= 168"};e===null?e=[i]:e.push(i),t++}if(s<0||isNaN(s)){const i={instancePath:o+"/overlap_hours",schemaPath:"#/prope\
rties/overlap_hours/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.
push(i),t++}}}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[s]:e.push(s),t++}return j.errors=e,t===0}function O(r,{instancePath:o="",parentData:l,parentDataProperty:u,
rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(a(r.query,{instancePath:o+
"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.params!==
void 0&&(y(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?y.errors:
e.concat(y.errors),t=e.length)),r.body!==void 0&&(j(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"body",
rootData:n})||(e=e===null?j.errors:e.concat(j.errors),t=e.length))),O.errors=e,t===0}const U=I;function I(r,{instancePath:o="",
parentData:l,parentDataProperty:u,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(a(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?a.errors:e.
concat(a.errors),t=e.length)),r.params!==void 0&&(y(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"\
params",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),t=e.length))),I.errors=e,t===0}const X=T,Y={properties:{query:{
type:"object",properties:{_fields:{$ref:"/shared/3"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,
maximum:100},status:{type:"string",enum:["pending","delivered","failed"]}}},params:{type:"object",properties:{webhook:{type:"\
integer"}},required:["webhook"]},body:{}}};function T(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:n=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let s=r.query;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s._fields!==void 0&&(h(s._fields,{instancePath:o+"/query/_fields",parentData:s,parentDataProperty:"\
_fields",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),t=e.length)),s.page!==void 0){let i=s.page;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const p={instancePath:o+"/query/page",schemaPath:"#/properties/query/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof i==
"number"&&isFinite(i)&&(i<1||isNaN(i))){const p={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/\
page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),t++}}if(s.
per_page!==void 0){let i=s.per_page;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const p={instancePath:o+"/\
query/per_page",schemaPath:"#/properties/query/properties/per_page/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[p]:e.push(p),t++}if(typeof i=="number"&&isFinite(i)){if(i>100||isNaN(i)){const p={instancePath:o+
"/query/per_page",schemaPath:"#/properties/query/properties/per_page/maximum",keyword:"maximum",params:{comparison:"<=",
limit:100},message:"must be <= 100"};e===null?e=[p]:e.push(p),t++}if(i<1||isNaN(i)){const p={instancePath:o+"/query/per_\
page",schemaPath:"#/properties/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[p]:e.push(p),t++}}}if(s.status!==void 0){let i=s.status;if(typeof i!="string"){const p={instancePath:o+
"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[p]:e.push(p),t++}if(!(i==="pending"||i==="delivered"||i==="failed")){const p={instancePath:o+
"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues:Y.properties.
query.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}}else{
const i={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[i]:e.push(i),t++}}if(r.params!==void 0){let s=r.params;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.webhook===void 0){const i={instancePath:o+"/params",schemaPath:"#/properties/params/required",keyword:"required",
params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[i]:e.push(i),t++}if(s.webhook!==
void 0){let i=s.webhook;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const p={instancePath:o+"/params/webho\
ok",schemaPath:"#/properties/params/properties/webhook/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[p]:e.push(p),t++}}}else{const i={instancePath:o+"/params",schemaPath:"#/properties/params/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),t++}}}return T.errors=e,t===0}const Z=W;
function d(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:n=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.webhook===void 0){const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[s]:e.push(s),t++}if(r.id===void 0){
const s={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have requ\
ired property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.webhook!==void 0){let s=r.webhook;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){const i={instancePath:o+"/webhook",schemaPath:"#/properties/webhook/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}if(r.id!==void 0){let s=r.id;if(!(typeof s=="nu\
mber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const i={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),t++}}}else{const s={instancePath:o,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return d.errors=e,t===0}
function W(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:n=r}={}){let e=null,t=0;return r&&typeof r=="\
object"&&!Array.isArray(r)&&(r.query!==void 0&&(a(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"quer\
y",rootData:n})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.params!==void 0&&(d(r.params,{instancePath:o+"/p\
arams",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),t=e.length))),W.errors=
e,t===0}const ee=$;function $(r,{instancePath:o="",parentData:l,parentDataProperty:u,rootData:n=r}={}){let e=null,t=0;return r&&
typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(a(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"\
query",rootData:n})||(e=e===null?a.errors:e.concat(a.errors),t=e.length)),r.params!==void 0&&(d(r.params,{instancePath:o+
"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?d.errors:e.concat(d.errors),t=e.length))),$.
errors=e,t===0}return{createWebhook:S,deleteWebhook:M,getWebhook:J,getWebhookDelivery:Z,listWebhookDeliveries:X,listWebhooks:R,
rotateWebhookSecret:Q,sendWebhookDelivery:ee,testWebhook:U,updateWebhook:K}};export{re as createValidators};
