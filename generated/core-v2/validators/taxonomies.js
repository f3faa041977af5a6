// Written by `npm run generate` from openapi/. Changes belong there.

const v=b=>{const f=u;function n(t,{instancePath:o="",parentData:l,parentDataProperty:m,rootData:y=t}={}){let e=null,a=0;
if(Array.isArray(t)){const r=t.length;for(let s=0;s<r;s++)if(typeof t[s]!="string"){const p={instancePath:o+"/"+s,schemaPath:"\
#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),
a++}return n.errors=e,a===0}const h={type:"string",enum:["view","embed","edit"]};function i(t,{instancePath:o="",parentData:l,
parentDataProperty:m,rootData:y=t}={}){let e=null,a=0;if(typeof t!="string"){const r={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(!(t==="view"||t==="embed"||
t==="edit")){const r={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:h.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[r]:e.push(r),a++}return i.errors=e,a===0}function u(t,{instancePath:o="",
parentData:l,parentDataProperty:m,rootData:y=t}={}){let e=null,a=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==
void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&(n(r._fields,{instancePath:o+"\
/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:y})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),
r.context!==void 0&&(i(r.context,{instancePath:o+"/query/context",parentData:r,parentDataProperty:"context",rootData:y})||
(e=e===null?i.errors:e.concat(i.errors),a=e.length)),r.type!==void 0&&typeof r.type!="string"){const s={instancePath:o+"\
/query/type",schemaPath:"#/properties/query/properties/type/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}if(t.params!==void 0){let r=t.params;
if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+"/params",schemaPath:"#/properties/params/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}return u.errors=e,a===0}const g=c,
d=new RegExp("[\\w-]+","u");function c(t,{instancePath:o="",parentData:l,parentDataProperty:m,rootData:y=t}={}){let e=null,
a=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(
r))r._fields!==void 0&&(n(r._fields,{instancePath:o+"/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:y})||
(e=e===null?n.errors:e.concat(n.errors),a=e.length)),r.context!==void 0&&(i(r.context,{instancePath:o+"/query/context",parentData:r,
parentDataProperty:"context",rootData:y})||(e=e===null?i.errors:e.concat(i.errors),a=e.length));else{const s={instancePath:o+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[s]:e.push(s),a++}}if(t.params!==void 0){let r=t.params;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.taxonomy===void 0){
const s={instancePath:o+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:"\
taxonomy"},message:"must have required property 'taxonomy'"};e===null?e=[s]:e.push(s),a++}if(r.taxonomy!==void 0){let s=r.
taxonomy;if(typeof s=="string"){if(!d.test(s)){const p={instancePath:o+"/params/taxonomy",schemaPath:"#/properties/param\
s/properties/taxonomy/pattern",keyword:"pattern",params:{pattern:"[\\w-]+"},message:'must match pattern "[\\w-]+"'};e===
null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/params/taxonomy",schemaPath:"#/properties/params/properties/tax\
onomy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const s={
instancePath:o+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[s]:e.push(s),a++}}}return c.errors=e,a===0}return{getTaxonomy:g,listTaxonomies:f}};export{v as createValidators};
